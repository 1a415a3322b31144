import { showWebFont } from "./show-web-font";

const added: unknown[] = [];
let arrive: () => void;
let waiting: (() => void)[];

beforeEach(() => {
  document.body.innerHTML =
    "<h1>Title</h1><h3>Card</h3><section></section><section></section><footer></footer>";
  added.length = 0;
  waiting = [];
  const loading = new Promise<unknown>((resolve) => {
    arrive = () => resolve("font");
  });
  Object.assign(globalThis, {
    FontFace: class {
      load = () => loading;
    },
    requestIdleCallback: (act: () => void) => waiting.push(act),
  });
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { add: (font: unknown) => added.push(font) },
  });
  // Three parts, a screen high each, below one another.
  document.querySelectorAll("section,footer").forEach((part, index) => {
    part.getBoundingClientRect = () => new DOMRect(0, index * innerHeight + 1, 0, innerHeight);
  });
  showWebFont("Family", "/font.woff2", "200 800");
});

async function seeFontArrive() {
  arrive();
  await Promise.resolve();
  await Promise.resolve();
}

function readHeldParts() {
  return Array.from(document.querySelectorAll("section,footer"), (part) =>
    Boolean(part.getAttribute("style")),
  );
}

/** Gives the title one height while it is set in the local font, and another in the web font. */
function measureTitle(local: number, web: number, level = "h1") {
  const title = document.querySelector<HTMLElement>(level);
  if (!title) throw new Error("There is no title.");
  Object.defineProperty(title, "offsetHeight", { get: () => (added.length > 0 ? web : local) });
  return title;
}

it("adds the font once it is there", async () => {
  expect(added).toEqual([]);
  await seeFontArrive();
  expect(added).toEqual(["font"]);
});

it("lets the parts below the screen take it one by one, when the browser is idle", async () => {
  await seeFontArrive();
  expect(readHeldParts()).toEqual([false, true, true]);
  waiting.shift()?.();
  expect(readHeldParts()).toEqual([false, false, true]);
  waiting.shift()?.();
  expect(readHeldParts()).toEqual([false, false, false]);
});

it("lets all parts take it at once on the way to an anchor", async () => {
  location.hash = "#earnings";
  await seeFontArrive();
  expect(readHeldParts()).toEqual([false, false, false]);
  location.hash = "";
});

it.each([
  ["is set tighter where it would need another line", 40, 80, "-0.04em"],
  ["is set wider where it would need a line less", 80, 40, "0"],
  ["is left as it is where its lines stay", 40, 40, ""],
])("the title %s", async (_, local, web, spacing) => {
  const title = measureTitle(local, web);
  await seeFontArrive();
  expect(title.style.letterSpacing).toBe(spacing);
});

it("the title of a card in sight keeps its lines as well, one below the screen may change", async () => {
  const card = measureTitle(40, 80, "h3");
  const below = measureTitle(40, 80, "h1");
  below.getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 0, 40);
  await seeFontArrive();
  expect([card, below].map(({ style }) => style.letterSpacing)).toEqual(["-0.04em", ""]);
});
