import { media } from "../theme/media";
import { groupMediaQueries } from "./group-media-queries";

it("says each media query once, after all other rules", () => {
  const css =
    `.a{color:teal;}${media.wide}{.a{color:navy;}.a>p{margin:0;}}` +
    `.b{color:tomato;}${media.wide}{.b{color:maroon;}}`;
  expect(groupMediaQueries(css)).toBe(
    `.a{color:teal;}.b{color:tomato;}${media.wide}{.a{color:navy;}.a>p{margin:0;}.b{color:maroon;}}`,
  );
});

it("lets a wider screen overrule a narrower one, whichever is met first", () => {
  const css = `${media.wide}{.a{order:2;}}.b{order:0;}${media.medium}{.b{order:1;}}${media.wide}{.b{order:2;}}`;
  expect(groupMediaQueries(css)).toBe(
    `.b{order:0;}${media.medium}{.b{order:1;}}${media.wide}{.a{order:2;}.b{order:2;}}`,
  );
});

it("says what browsers have to know once as well, with the queries inside", () => {
  const grid = "@supports (display:grid)";
  const css = `${grid}{${media.wide}{.a{order:1;}}}.a{order:0;}${grid}{${media.wide}{.b{order:1;}}}`;
  expect(groupMediaQueries(css)).toBe(
    `.a{order:0;}${grid}{${media.wide}{.a{order:1;}.b{order:1;}}}`,
  );
});

it("keeps queries that it does not know, and what stands inside other at-rules", () => {
  const css =
    `@media (min-width: 1px){.a{order:1;}}@supports (color:red){${media.wide}{.a{order:2;}}}` +
    `@font-face{font-family:X;}@keyframes k{from{order:0;}to{order:1;}}.b{order:3;}`;
  expect(groupMediaQueries(css)).toBe(
    `@font-face{font-family:X;}@keyframes k{from{order:0;}to{order:1;}}.b{order:3;}` +
      `@media (min-width: 1px){.a{order:1;}}@supports (color:red){${media.wide}{.a{order:2;}}}`,
  );
});
