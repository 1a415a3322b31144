import { stat } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { deferScripts, deferScriptsOf } from "./defer-scripts";

const font =
  '<link rel="preload" href="/fonts/latin.woff2" as="font" type="font/woff2">';
const jsonLd =
  '<script type="application/ld+json">{"name":"Northcart"}</script>';
const inline =
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>';
const globals =
  '<script id="gatsby-chunk-mapping"> window.___chunkMapping="{}"; </script>' +
  '<script>window.___webpackCompilationHash="1";</script>';
const page =
  `<html><head><meta name="viewport" content="x"/>${font}` +
  '<link rel="preload" href="/app-1.js" as="script"/>' +
  '<link rel="preload" href="/page-data/index/page-data.json" as="fetch" crossorigin="anonymous"/>' +
  `${jsonLd}</head><body><main>Words</main>${inline}<!-- slice -->${globals}` +
  '<script src="/runtime-1.js" async=""></script><script src="/app-1.js" async=""></script>' +
  "</body></html>";

describe("a page", () => {
  const { html: deferred, start } = deferScriptsOf(page);

  it("has its content, JSON-LD, and font, but no Gatsby scripts or preloads", () => {
    expect(deferred.match(/<link [^>]*>/g)).toEqual([font]);
    expect(deferred).toContain(jsonLd);
    expect(deferred).toContain(
      "<main>Words</main><!-- slice --><script data-path=",
    );
    expect(deferred).not.toMatch(/<script src=|window\.___/);
  });

  it("has one loader, with its path and the start script", () => {
    const loaders = deferred.match(/<script(?! type)[^>]*>/g);
    expect(loaders).toEqual([
      `<script data-path="/" data-start="${start!.path}">`,
    ]);
  });

  it("is unchanged by a second run", () => {
    expect(deferScriptsOf(deferred)).toEqual({ html: deferred });
  });

  it("is unchanged without scripts and preloads", () => {
    const plain =
      '<head><link rel="preload" href="/a.json" as="fetch"/></head><body></body>';
    expect(deferScriptsOf(plain)).toEqual({ html: plain });
  });

  it("that gets new scripts without being rendered again only loads those", () => {
    const page = (src: string, rest: string) =>
      `<body><script src="${src}"></script>${rest}</body>`;
    const loader = deferScriptsOf(page("/app-1.js", "")).html.replace(
      /<\/?body>/g,
      "",
    );
    const again = deferScriptsOf(page("/app-2.js", loader));
    expect(again).toEqual(deferScriptsOf(page("/app-2.js", "")));
  });
});

/** Visitors without one font still get the others. */
class MissingFont {
  load = () => Promise.reject(new Error("404"));
}

describe("the start script", () => {
  const { path, code } = deferScriptsOf(page).start!;

  it("adds all fonts at once, the print stylesheet, and scripts in order, after their globals", async () => {
    const window = {};
    const added: object[] = [];
    const append = (element: object) => added.push(element);
    const fonts = { add: jest.fn() };
    const document = {
      createElement: () => ({}),
      head: { append },
      body: { append },
      fonts,
    };
    runInNewContext(code, { window, document, FontFace: MissingFont });
    expect(window).toEqual({ ___webpackCompilationHash: "1" });
    expect(added).toEqual([
      { rel: "stylesheet", href: "/print.css", media: "print" },
      { src: "/runtime-1.js", async: false },
      { src: "/app-1.js", async: false },
    ]);
    await new Promise(setImmediate);
    expect(fonts.add).toHaveBeenCalledTimes(3);
  });

  it("has a name based on its content", () => {
    expect(path).toMatch(/^\/static\/start-[\da-f]{8}\.js$/);
    expect(
      deferScriptsOf(page.replace('src="/app-1', 'src="/app-2')).start!.path,
    ).not.toBe(path);
  });
});

describe("a built site", () => {
  const { at, read, write } = temporaryFolder();

  it("keeps Gatsby's slice of scripts, or the next build would write every page again", async () => {
    const slice = `${globals}<script src="/app-1.js" async></script>`;
    await write("_gatsby/slices/_gatsby-scripts-1.html", slice);
    await deferScripts(at());
    expect(await read("_gatsby/slices/_gatsby-scripts-1.html")).toBe(slice);
  });

  it("keeps finished pages", async () => {
    const home = await write("index.html", page);
    await deferScripts(at());
    const { mtimeMs } = await stat(home);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await deferScripts(at());
    expect((await stat(home)).mtimeMs).toBe(mtimeMs);
  });
});
