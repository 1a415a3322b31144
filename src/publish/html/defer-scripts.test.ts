import { stat } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { deferScripts, deferScriptsOf, buildStartScript } from "./defer-scripts";

const font = '<link rel="preload" href="/fonts/latin.woff2" as="font" type="font/woff2">';
const jsonLd = '<script type="application/ld+json">{"name":"Northcart"}</script>';
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

/** Runs a page's loader as a browser does, and returns its imports after each step. */
function runLoader(html: string) {
  const [, path, start, code] =
    /<script data-path="(.*?)" data-start="(.*?)">(.*?)<\/script><\/body>/.exec(html)!;
  const imported: string[] = [];
  const listeners: [string, () => void][] = [];
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const context = {
    document: { currentScript: { dataset: { path, start } } },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => timers.push(callback),
    addEventListener: (name: string, listener: () => void) => listeners.push([name, listener]),
    importFile: (file: string) => imported.push(file),
    pagePath: "",
  };
  runInNewContext(code!.replace("import(", "importFile("), context);
  const step = (callbacks: (() => void)[]) => {
    for (const callback of callbacks) callback();
    return [...imported];
  };
  return {
    context,
    listeners,
    load: () => step(listeners.map(([, run]) => run)),
    beginFrame: () => step(frames),
    wait: () => step(timers),
  };
}

describe("a page", () => {
  const { html: deferred, start } = deferScriptsOf(page);

  it("has its content, JSON-LD, and font, but no Gatsby scripts or preloads", () => {
    expect(deferred.match(/<link [^>]*>/g)).toEqual([font]);
    expect(deferred).toContain(jsonLd);
    expect(deferred).toContain("<main>Words</main><!-- slice --><script data-path=");
    expect(deferred).not.toMatch(/<script src=|window\.___/);
  });

  it("starts the scripts after load and the first frame", () => {
    const loader = runLoader(deferred);
    expect(loader.listeners.map(([name]) => name)).toEqual(["load"]);
    expect(loader.load()).toEqual([]);
    expect(loader.beginFrame()).toEqual([]);
    expect(loader.wait()).toEqual([start!.path]);
  });

  it("gives Gatsby its path", () => {
    expect(runLoader(deferred).context.pagePath).toBe("/");
  });

  it("is unchanged by a second run", () => {
    expect(deferScriptsOf(deferred)).toEqual({ html: deferred });
  });

  it("is unchanged without scripts and preloads", () => {
    const plain = '<head><link rel="preload" href="/a.json" as="fetch"/></head><body></body>';
    expect(deferScriptsOf(plain)).toEqual({ html: plain });
  });

  it("that gets new scripts without being rendered again only loads those", () => {
    const page = (src: string, rest: string) =>
      `<body><script src="${src}"></script>${rest}</body>`;
    const loader = deferScriptsOf(page("/app-1.js", "")).html.replace(/<\/?body>/g, "");
    const again = deferScriptsOf(page("/app-2.js", loader));
    expect(again).toEqual(deferScriptsOf(page("/app-2.js", "")));
  });
});

describe("the start script", () => {
  const { path, code } = deferScriptsOf(page).start!;

  it("adds scripts in order, after their globals, and the print stylesheet", () => {
    const window = {};
    const added: object[] = [];
    const append = (element: object) => added.push(element);
    const document = { createElement: () => ({}), head: { append }, body: { append } };
    runInNewContext(code, { window, document });
    expect(window).toEqual({ ___webpackCompilationHash: "1" });
    expect(added).toEqual([
      { rel: "stylesheet", href: "/print.css", media: "print" },
      { src: "/runtime-1.js", async: false },
      { src: "/app-1.js", async: false },
    ]);
  });

  it("has a name based on its content", () => {
    expect(path).toMatch(/^\/start-[\da-f]{8}\.js$/);
    expect(buildStartScript([], ["/app-2.js"]).path).not.toBe(
      buildStartScript([], ["/app-1.js"]).path,
    );
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
