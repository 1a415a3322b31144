import { runInNewContext } from "node:vm";
import { toStartScript } from "./start-script";

const globals = [' window.pages="{}" ', "window.build=1;;"];
const sources = ["/runtime-1.js", "/app-1.js"];

interface Title {
  offsetHeight: number;
  style: { fontFamily: string };
}

/** Runs the script as a browser does. */
function run(code: string, title: Title | null = null) {
  const window: Record<string, unknown> = {};
  const added: unknown[] = [];
  const named: { onload?: () => Promise<void> }[] = [];
  const head = { append: (element: object) => named.push(element) };
  const body = { append: (element: unknown) => added.push(element) };
  const fonts = { load: () => Promise.resolve([]) };
  const document = { createElement: () => ({}), querySelector: () => title, head, body, fonts };
  runInNewContext(code, { window, document });
  return { window, added, named };
}

/** A title by its heights in the local font and in the web font. */
function makeTitle(local: number, web: number): Title {
  const style = { fontFamily: "" };
  return {
    style,
    get offsetHeight() {
      return style.fontFamily === "" ? web : local;
    },
  };
}

it.each([
  ["takes the web font where its lines stay", 40, ""],
  ["keeps the local font where its lines would change", 80, expect.stringContaining("Fallback")],
])("the title %s", async (_, height, family) => {
  const title = makeTitle(40, height);
  const { named } = run(toStartScript([], []).code, title);
  expect(title.style.fontFamily).toContain("Bricolage Fallback");
  await named.at(-1)?.onload?.();
  expect(title.style.fontFamily).toEqual(family);
});

it("adds the scripts in their order, after what they read from globals", () => {
  const { window, added } = run(toStartScript(globals, sources).code);
  expect(window).toEqual({ pages: "{}", build: 1 });
  expect(added).toEqual(sources.map((src) => ({ src, async: false })));
});

it("links to what nothing needs before the page is shown", () => {
  const { named } = run(toStartScript([], []).code);
  expect(named).toEqual([
    { rel: "stylesheet", href: "/print.css", media: "print" },
    { rel: "stylesheet", href: "/fonts/fonts.css" },
  ]);
});

it("is a file named by its content", () => {
  const { path } = toStartScript(globals, sources);
  expect(path).toMatch(/^\/start-[\da-f]{8}\.js$/);
  expect(toStartScript(globals, sources).path).toBe(path);
  expect(toStartScript(globals, ["/app-2.js"]).path).not.toBe(path);
});
