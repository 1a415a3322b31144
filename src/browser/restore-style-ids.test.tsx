import createCache from "@emotion/cache";
import { restoreStyleIds } from "./restore-style-ids";

const rules = ".css-a1{color:teal;}@media print{.css-a1{color:black;}.css-b2:hover{color:tomato;}}";
const global = "body{margin:0;}";

beforeEach(() => {
  document.head.innerHTML =
    `<style data-emotion="css-global c3">${global}</style>` +
    `<style data-emotion="css">${rules}</style><meta>`;
  restoreStyleIds();
});

it("lets Emotion know the styles of a page from its rules", () => {
  expect(createCache({ key: "css" }).inserted).toEqual({ a1: true, b2: true });
});

it("keeps Emotion from moving them", () => {
  createCache({ key: "css" });
  const texts = [...document.head.children].map(({ innerHTML }) => innerHTML);
  expect(texts).toEqual([global, rules, "", ""]);
});
