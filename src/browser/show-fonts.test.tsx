import type { showFonts as show } from "./show-fonts";

const shown = new Set<string>();
let asked: string[];
let arrive: (isThere: boolean) => void;
let showFonts: typeof show;

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
  Object.defineProperty(document, "fonts", { configurable: true, value: shown });
  // Each test starts with a page that has no fonts yet.
  jest.resetModules();
  ({ showFonts } = await import("./show-fonts"));
});

function openPage(html: string): void {
  document.body.innerHTML = html;
  showFonts();
}

async function seeFontsArrive(isThere = true) {
  arrive(isThere);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Gives the element a height and position that change with a web font. */
function measure(selector: string, font: string, before: number, after: number): void {
  const element = document.querySelector<HTMLElement>(selector)!;
  const read = () => (shown.has(font) ? after : before);
  element.getBoundingClientRect = () => new DOMRect(0, read(), 100, 20);
  Object.defineProperty(element, "offsetHeight", { get: read });
}

const readFamily = (selector: string) =>
  document.querySelector<HTMLElement>(selector)!.style.fontFamily;

const [display, label, text] = [
  "Bricolage Display",
  "Bricolage Grotesque Variable",
  "Literata Variable",
];

beforeAll(() => {
  // jsdom computes no font families and no inline display of its own.
  document.head.innerHTML =
    '<style>h1, h2 { font-family: "Bricolage Display", Fallback } em { display: inline }</style>';
});

it("loads each font once", () => {
  openPage("<h1>A</h1>");
  openPage("<h1>B</h1>");
  expect(asked).toEqual([
    "url(/fonts/bricolage-display.woff2)",
    "url(/fonts/bricolage.woff2)",
    "url(/fonts/literata.woff2)",
  ]);
});

it("keeps the fallback for text whose height would change", async () => {
  openPage("<h1>A</h1><h2>B</h2>");
  measure("h1", display, 40, 80);
  measure("h2", display, 40, 40);
  await seeFontsArrive();
  expect([...shown]).toEqual([display, label, text]);
  expect(readFamily("h1")).toBe("Fallback");
  expect(readFamily("h2")).toBe("");
});

it("keeps the fallback for a block whose text is in an inline element", async () => {
  openPage("<h1><em>A</em></h1>");
  measure("h1", display, 40, 80);
  await seeFontsArrive();
  expect(readFamily("h1")).toBe("Fallback");
});

it("keeps the fallbacks if the fonts fail to load", async () => {
  openPage("<h1>A</h1>");
  await seeFontsArrive(false);
  expect([...shown]).toEqual([]);
});
