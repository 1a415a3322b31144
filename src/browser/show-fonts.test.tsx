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

type Place = [left: number, top: number];

/** Gives the element a place that changes with the web fonts. */
function place(selector: string, before: Place, after: Place): void {
  const element = document.querySelector<HTMLElement>(selector)!;
  const readBox = () => {
    const [left, top] = shown.size > 0 ? after : before;
    return new DOMRect(left, top, 100, 20);
  };
  element.getBoundingClientRect = readBox;
  element.getClientRects = () => [readBox()] as unknown as DOMRectList;
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

it.each<[string, Place, Place]>([
  ["text would move down", [0, 40], [0, 80]],
  ["a link would start on another line", [0, 40], [200, 40]],
])(
  "keeps all fallbacks if %s, and shows the fonts on the next one",
  async (_, before, after) => {
    openPage("<h1>A</h1><p>B</p>");
    place("p", before, after);
    await seeFontsArrive();
    expect([...shown]).toEqual([]);
    fonts.showLoadedFonts();
    expect([...shown]).toEqual(families);
  },
);

it.each<[string, Place, Place]>([
  ["below the window", [0, 2000], [0, 2100]],
  ["moved by less than browsers count", [0, 40], [0, 42]],
  ["beside a line that is a little wider", [100, 40], [92, 40]],
])("shows the fonts if what moves is %s", async (_, before, after) => {
  openPage("<h1>A</h1><p>B</p>");
  place("p", before, after);
  await seeFontsArrive();
  expect([...shown]).toEqual(families);
});

it("asks nothing about what is in a part that is out of sight", async () => {
  openPage("<h1>A</h1><section><p>B</p></section>");
  place("section", [0, 2000], [0, 2000]);
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
