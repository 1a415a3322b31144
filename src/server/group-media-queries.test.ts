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

it("keeps queries that it does not know, and what stands inside other at-rules", () => {
  const css =
    `@media (min-width: 1px){.a{order:1;}}@supports (color:red){${media.wide}{.a{order:2;}}}` +
    `@font-face{font-family:X;}@keyframes k{from{order:0;}to{order:1;}}.b{order:3;}`;
  expect(groupMediaQueries(css)).toBe(
    `@supports (color:red){${media.wide}{.a{order:2;}}}@font-face{font-family:X;}` +
      `@keyframes k{from{order:0;}to{order:1;}}.b{order:3;}@media (min-width: 1px){.a{order:1;}}`,
  );
});
