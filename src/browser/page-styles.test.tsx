import { CacheProvider, css } from "@emotion/react";
import { render } from "@testing-library/react";
import { readPageStyles } from "./page-styles";

// jsdom has none.
Object.assign(document, { adoptedStyleSheets: [] });

const rules = ".s-a1{color:teal;}@media print{.s-a1{color:black;}.s-b2:hover{color:tomato;}}";
const readTags = () => [...document.head.children].map(({ tagName }) => tagName);

test("Emotion knows the styles of the page by its rules, and leaves them where they are", () => {
  document.head.innerHTML = `<style>${rules}</style><meta>`;
  expect(readPageStyles().inserted).toEqual({ a1: true, b2: true });
  expect(readTags()).toEqual(["STYLE", "META"]);
});

test("what a later page needs goes into a sheet: the content policy allows no other element", () => {
  document.head.innerHTML = `<style>${rules}</style>`;
  render(
    <CacheProvider value={readPageStyles()}>
      <p css={css({ color: "navy" })}>Words</p>
    </CacheProvider>,
  );
  expect(readTags()).toEqual(["STYLE"]);
  const added = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  expect(added.map(({ cssText }) => cssText).join()).toContain("navy");
});

test("a page without styles has none that Emotion knows", () => {
  document.head.innerHTML = "";
  expect(readPageStyles().inserted).toEqual({});
});
