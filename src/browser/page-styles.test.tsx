import { CacheProvider, css, Global } from "@emotion/react";
import { render } from "@testing-library/react";
import { readPageStyles } from "./page-styles";

// jsdom has no adopted style sheets.
Object.assign(document, { adoptedStyleSheets: [] });

const rules =
  ".s-a1{color:teal;}@media print{.s-a1{color:black;}.s-b2:hover{color:tomato;}}";
const readTags = () =>
  [...document.head.children].map(({ tagName }) => tagName);

const readAdopted = () =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join();

test("Emotion reuses the page's styles without moving their elements", () => {
  document.head.innerHTML = `<style>${rules}</style><meta>`;
  expect(readPageStyles().inserted).toEqual({ a1: true, b2: true });
  expect(readTags()).toEqual(["STYLE", "META"]);
});

test("styles in the body are kept for later pages, where React does not remove them", () => {
  document.head.innerHTML = `<style>${rules}</style>`;
  document.body.innerHTML =
    "<section><style>.s-c3{color:olive;}</style></section>";
  expect(readPageStyles().inserted).toEqual({ a1: true, b2: true, c3: true });
  expect(readTags()).toEqual(["STYLE", "STYLE"]);
  expect(document.body.innerHTML).toBe("<section></section>");
});

test("styles for later pages go into an adopted style sheet, which the content policy allows", () => {
  document.head.innerHTML = `<style>${rules}</style>`;
  render(
    <CacheProvider value={readPageStyles()}>
      <p css={css({ color: "navy" })}>Words</p>
    </CacheProvider>,
  );
  expect(readTags()).toEqual(["STYLE"]);
  expect(readAdopted()).toContain("navy");
});

test("global styles are added, updated and removed with their component", () => {
  document.head.innerHTML = `<style>${rules}</style>`;
  const cache = readPageStyles();
  const toPage = (color: string) => (
    <CacheProvider value={cache}>
      <Global styles={{ h1: { color } }} />
    </CacheProvider>
  );
  const { rerender, unmount } = render(toPage("olive"));
  expect(readAdopted()).toContain("olive");
  rerender(toPage("maroon"));
  expect(readAdopted()).toContain("maroon");
  expect(readAdopted()).not.toContain("olive");
  unmount();
  expect(readAdopted()).not.toContain("maroon");
  expect(readTags()).toEqual(["STYLE"]);
});
