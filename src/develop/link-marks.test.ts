/** @jest-environment jsdom */
import { addLinkMarks } from "./link-marks";

test("a link to an unpublished page says so until the page is published", () => {
  document.body.innerHTML = '<a href="/blog/a">A</a><a href="/blog/b">B</a>';
  const mark = addLinkMarks();
  mark([{ path: "/blog/a", state: "draft" }]);
  const rules = () =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(
    rules()
      .map(({ cssText }) => cssText)
      .join(),
  ).toContain('a[href="/blog/a"]::after {content: " (draft)"');
  mark([]);
  expect(rules()).toEqual([]);
});
