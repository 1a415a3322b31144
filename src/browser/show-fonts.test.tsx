import type * as showFontsModule from "./show-fonts";

const shown = new Set<string>();
let asked: string[];
let arrive: (isThere: boolean) => void;
let fonts: typeof showFontsModule;

beforeEach(async () => {
  shown.clear();
  asked = [];
  const loading = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  Object.assign(globalThis, {
    FontFace: class {
      constructor(
        readonly family: string,
        source: string,
      ) {
        asked.push(source);
      }
      async load() {
        if (!(await loading)) throw new Error("offline");
        return this.family;
      }
    },
  });
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: shown,
  });
  // Each test starts with a page that has no fonts yet.
  jest.resetModules();
  fonts = await import("./show-fonts");
});

function openPage(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
  // In sight, unless a test places it elsewhere.
  for (const element of document.querySelectorAll("main, main *")) {
    element.getBoundingClientRect = () => new DOMRect(0, 20, 100, 20);
  }
  void fonts.showFonts();
}

async function seeFontsArrive(isThere = true) {
  arrive(isThere);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Gives the element a position that changes with the web fonts. */
function place(selector: string, before: number, after: number): void {
  const element = document.querySelector<HTMLElement>(selector)!;
  element.getBoundingClientRect = () =>
    new DOMRect(0, shown.size > 0 ? after : before, 100, 20);
}

const families = [
  "Bricolage Display",
  "Bricolage Grotesque Variable",
  "Literata Variable",
];

it("loads each font once, and shows all of them together", async () => {
  openPage("<h1>A</h1>");
  openPage("<h1>B</h1>");
  expect(asked).toEqual([
    "url(/fonts/bricolage-display.woff2)",
    "url(/fonts/bricolage.woff2)",
    "url(/fonts/literata.woff2)",
  ]);
  await seeFontsArrive();
  expect([...shown]).toEqual(families);
});

it("keeps all fallbacks on a page whose text would move, and shows the fonts on the next one", async () => {
  openPage("<h1>A</h1><p>B</p>");
  place("p", 40, 80);
  await seeFontsArrive();
  expect([...shown]).toEqual([]);
  fonts.showLoadedFonts();
  expect([...shown]).toEqual(families);
});

it.each([
  ["below the window", 2000, 2100],
  ["moved by less than browsers count", 40, 42],
])("shows the fonts if what moves is %s", async (_, before, after) => {
  openPage("<h1>A</h1><p>B</p>");
  place("p", before, after);
  await seeFontsArrive();
  expect([...shown]).toEqual(families);
});

it.each([
  ["more", 20, 40, "-0.48px"],
  ["fewer", 40, 20, "0.48px"],
])(
  "a text that gets %s lines with the fonts keeps its height by the space of its letters",
  async (_, before, after, spacing) => {
    openPage(
      '<p style="font-size:16px">A <b style="display:inline">long</b> text</p><p id="next">B</p>',
    );
    const text = document.querySelector("p")!;
    const readHeight = () =>
      shown.size > 0 && text.style.letterSpacing !== spacing ? after : before;
    text.getBoundingClientRect = () => new DOMRect(0, 0, 100, readHeight());
    document.querySelector("#next")!.getBoundingClientRect = () =>
      new DOMRect(0, readHeight(), 100, 20);
    await seeFontsArrive();
    expect([...shown]).toEqual(families);
    expect(text.style.letterSpacing).toBe(spacing);
  },
);

it("leaves the space of letters alone if it does not help", async () => {
  openPage("<p>A</p>");
  document.querySelector("p")!.getBoundingClientRect = () =>
    new DOMRect(0, 20, 100, shown.size > 0 ? 80 : 20);
  place("main", 40, 80);
  await seeFontsArrive();
  expect([...shown]).toEqual([]);
  expect(document.querySelector("p")!.style.letterSpacing).toBe("");
});

it("keeps the link of a text in its line", async () => {
  openPage(
    '<p style="font-size:16px">A <a href="/b" style="display:inline">B</a></p>',
  );
  const text = document.querySelector("p")!;
  document.querySelector("a")!.getBoundingClientRect = () =>
    new DOMRect(0, shown.size > 0 && !text.style.letterSpacing ? 40 : 20, 50);
  await seeFontsArrive();
  expect([...shown]).toEqual(families);
  expect(text.style.letterSpacing).toBe("-0.24px");
});

it("asks nothing about what is in a part that is out of sight", async () => {
  openPage("<h1>A</h1><section><p>B</p></section>");
  place("section", 2000, 2000);
  const ask = jest.fn();
  document.querySelector("p")!.getBoundingClientRect = ask;
  await seeFontsArrive();
  expect(ask).not.toHaveBeenCalled();
  expect([...shown]).toEqual(families);
});

it("keeps the fallbacks if a font fails to load", async () => {
  openPage("<h1>A</h1>");
  await seeFontsArrive(false);
  fonts.showLoadedFonts();
  expect([...shown]).toEqual([]);
});
