import { runInNewContext } from "node:vm";
import { toStartScript } from "./defer-scripts";

const globals = [' window.pages="{}" ', "window.build=1;;"];
const sources = ["/runtime-1.js", "/app-1.js"];

/** Runs the script as a browser does. */
function run(code: string) {
  const window: Record<string, unknown> = {};
  const added: unknown[] = [];
  const named: object[] = [];
  const head = { append: (element: object) => named.push(element) };
  const body = { append: (element: unknown) => added.push(element) };
  const document = { createElement: () => ({}), head, body };
  runInNewContext(code, { window, document });
  return { window, added, named };
}

it("adds the scripts in their order, after what they read from globals", () => {
  const { window, added } = run(toStartScript(globals, sources).code);
  expect(window).toEqual({ pages: "{}", build: 1 });
  expect(added).toEqual(sources.map((src) => ({ src, async: false })));
});

it("links to what nothing needs before the page is shown", () => {
  const { named } = run(toStartScript([], []).code);
  expect(named).toEqual([{ rel: "stylesheet", href: "/print.css", media: "print" }]);
});

it("is a file named by its content", () => {
  const { path } = toStartScript(globals, sources);
  expect(path).toMatch(/^\/start-[\da-f]{8}\.js$/);
  expect(toStartScript(globals, sources).path).toBe(path);
  expect(toStartScript(globals, ["/app-2.js"]).path).not.toBe(path);
});
