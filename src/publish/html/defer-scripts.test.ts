import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { deferScripts, deferScriptsOf } from "./defer-scripts";

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

/** Runs the loader of a page as a browser does, and tells what it has imported after each step. */
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

describe("deferScriptsOf", () => {
  const { html: deferred, start } = deferScriptsOf(page);

  it("takes the scripts out of the page", () => {
    expect(deferred).not.toContain("<script src=");
  });

  it("starts them after load, once the first frame has had its time", () => {
    const loader = runLoader(deferred);
    expect(loader.listeners.map(([name]) => name)).toEqual(["load"]);
    expect(loader.load()).toEqual([]);
    expect(loader.beginFrame()).toEqual([]);
    expect(loader.wait()).toEqual([start!.path]);
  });

  it("tells Gatsby the page's own address", () => {
    expect(runLoader(deferred).context.pagePath).toBe("/");
  });

  it("starts them in their order, with what Gatsby keeps in globals", () => {
    expect(start!.code).toContain('["/runtime-1.js","/app-1.js"]');
    expect(start!.code).toContain('window.___chunkMapping="{}";');
    expect(start!.code).toContain('window.___webpackCompilationHash="1";');
    expect(deferred).not.toContain("window.___");
  });

  it("drops the preloads of scripts and data, and keeps the font's", () => {
    expect(deferred.match(/<link [^>]*>/g)).toEqual([font]);
  });

  it("leaves JSON-LD and words alone", () => {
    expect(deferred).toContain(jsonLd);
    expect(deferred).toContain("<main>Words</main><!-- slice --><script ");
  });

  it("changes nothing when done twice", () => {
    expect(deferScriptsOf(deferred)).toEqual({ html: deferred });
  });

  it("leaves a page without scripts as it is, preloads and all", () => {
    const plain = '<head><link rel="preload" href="/a.json" as="fetch"/></head><body></body>';
    expect(deferScriptsOf(plain)).toEqual({ html: plain });
  });
});

describe("deferScripts", () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "defer-scripts-"));
  });

  afterEach(async () => {
    await rm(root, { recursive: true, force: true });
  });

  async function write(file: string, text: string): Promise<string> {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    return path;
  }

  it("rewrites every page, however deep it lies, and no other file", async () => {
    const home = await write("index.html", page);
    const post = await write("blog/feeds/index.html", page);
    const script = await write("app.js", page);
    // Gatsby makes a folder of this name for the not-found page's address.
    await mkdir(join(root, "404.html"));
    await deferScripts(root);
    const { html, start } = deferScriptsOf(page);
    expect(await readFile(home, "utf8")).toBe(html);
    expect(await readFile(post, "utf8")).toBe(html);
    expect(await readFile(join(root, start!.path), "utf8")).toBe(start!.code);
    expect(await readFile(script, "utf8")).toBe(page);
  });

  it("does not touch pages that are done", async () => {
    const home = await write("index.html", page);
    await deferScripts(root);
    const { mtimeMs } = await stat(home);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await deferScripts(root);
    expect((await stat(home)).mtimeMs).toBe(mtimeMs);
  });
});

test("a page that gets new scripts without being rendered anew loads those alone", () => {
  const page = (src: string, rest: string) => `<body><script src="${src}"></script>${rest}</body>`;
  const loaderOf = (html: string) => html.replace("<body>", "").replace("</body>", "");
  const first = deferScriptsOf(page("/app-1.js", "")).html;
  const again = deferScriptsOf(page("/app-2.js", loaderOf(first)));
  expect(again).toEqual(deferScriptsOf(page("/app-2.js", "")));
});
