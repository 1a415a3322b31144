import { readPageStyles } from "./page-styles";

const rules = ".s-a1{color:teal;}@media print{.s-a1{color:black;}.s-b2:hover{color:tomato;}}";

test("Emotion knows the styles of the page by its rules, and leaves them where they are", () => {
  document.head.innerHTML = `<style>${rules}</style><meta>`;
  expect(readPageStyles().inserted).toEqual({ a1: true, b2: true });
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(["STYLE", "META"]);
});

test("a page without styles has none that Emotion knows", () => {
  document.head.innerHTML = "";
  expect(readPageStyles().inserted).toEqual({});
});
