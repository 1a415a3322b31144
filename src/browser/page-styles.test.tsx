import { CacheProvider, css } from "@emotion/react";
import { render } from "@testing-library/react";
import { readPageStyles } from "./page-styles";

const rules = ".s-a1{color:teal;}@media print{.s-a1{color:black;}.s-b2:hover{color:tomato;}}";
const readTags = () => [...document.head.children].map(({ tagName }) => tagName);

test("Emotion knows the styles of the page by its rules, and leaves them where they are", () => {
  document.head.innerHTML = `<style>${rules}</style><meta>`;
  expect(readPageStyles().inserted).toEqual({ a1: true, b2: true });
  expect(readTags()).toEqual(["STYLE", "META"]);
});

test("what a later page needs goes into the page's own element: the content policy allows no other", () => {
  document.head.innerHTML = `<style>${rules}</style>`;
  const cache = readPageStyles();
  cache.sheet.isSpeedy = true;
  render(
    <CacheProvider value={cache}>
      <p css={css({ color: "navy" })}>Words</p>
    </CacheProvider>,
  );
  expect(readTags()).toEqual(["STYLE"]);
  const { cssRules } = document.querySelector("style")!.sheet!;
  expect([...cssRules].map(({ cssText }) => cssText).join()).toContain("navy");
});

test("a page without styles has none that Emotion knows", () => {
  document.head.innerHTML = "";
  expect(readPageStyles().inserted).toEqual({});
});
