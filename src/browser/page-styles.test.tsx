import { readPageStyles } from "./page-styles";

test("Emotion reuses the page's styles without moving their elements", () => {
  // jsdom has no adopted style sheets.
  Object.assign(document, { adoptedStyleSheets: [] });
  const rules = ".s-a1{color:teal;}@media print{.s-a1{color:black;}.s-b2:hover{color:tomato;}}";
  document.head.innerHTML = `<style>${rules}</style><meta>`;
  expect(readPageStyles().inserted).toEqual({ a1: true, b2: true });
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(["STYLE", "META"]);
});
