import type { showReadingFont as showFont } from "./show-reading-font";

const shown = new Set<unknown>();
let arrive: (isThere: boolean) => void;
let asked: string[];
let showReadingFont: typeof showFont;

beforeEach(async () => {
  document.body.innerHTML = "<main><h1>Title</h1><p>Text</p></main>";
  shown.clear();
  asked = [];
  const loading = new Promise<unknown>((resolve, reject) => {
    arrive = (isThere) => (isThere ? resolve("font") : reject(new Error("offline")));
  });
  Object.assign(globalThis, {
    FontFace: class {
      constructor(_family: string, source: string) {
        asked.push(source);
      }
      load = () => loading;
    },
  });
  Object.defineProperty(document, "fonts", { configurable: true, value: shown });
  // Each test has a page of its own, that no font has come to.
  jest.resetModules();
  ({ showReadingFont } = await import("./show-reading-font"));
});

/** A paragraph at a place of the screen, which is elsewhere in the font for reading. */
function placeText(top: number, topInFont: number): void {
  const text = findText();
  text.getBoundingClientRect = () => new DOMRect(0, shown.size > 0 ? topInFont : top, 100, 20);
}

function findText(): Element {
  const text = document.querySelector("p");
  if (!text) throw new Error("There is no text.");
  return text;
}

async function seeFontArrive(isThere = true) {
  arrive(isThere);
  await new Promise((resolve) => setTimeout(resolve));
}

it("fetches the font once, however many texts there are", () => {
  showReadingFont(findText());
  showReadingFont(findText());
  showReadingFont(null);
  expect(asked).toEqual(["url(/fonts/literata.woff2)"]);
});

it("shows it where nothing moves", async () => {
  showReadingFont(findText());
  await seeFontArrive();
  expect([...shown]).toEqual(["font"]);
});

it("takes it back where a text in sight would move, and shows it on the next page", async () => {
  placeText(100, 120);
  showReadingFont(findText());
  await seeFontArrive();
  expect([...shown]).toEqual([]);
  showReadingFont(findText());
  expect([...shown]).toEqual(["font"]);
});

it("shows it where only what is below the screen moves", async () => {
  placeText(innerHeight + 10, innerHeight + 90);
  showReadingFont(findText());
  await seeFontArrive();
  expect([...shown]).toEqual(["font"]);
});

it("lets what is below the screen take it later", async () => {
  const waiting: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (act: () => void) => waiting.push(act) });
  document.body.innerHTML = `<main><div class="reading"><div><p>Text</p></div></div></main>`;
  placeText(innerHeight + 10, innerHeight + 90);
  showReadingFont(findText());
  await seeFontArrive();
  expect(findText()).toHaveAttribute("style");
  waiting.shift()?.();
  expect(findText()).toHaveAttribute("style", "");
  expect(waiting).toEqual([]);
});

it("leaves the text as it is where the font can't be had", async () => {
  showReadingFont(findText());
  await seeFontArrive(false);
  expect([...shown]).toEqual([]);
});
