import type { Element } from "hast";
import toHtml from "hast-util-to-html";
import { finishHeading } from "./markdown-heading";

type Child = Element["children"][number];

const words: Child = { type: "text", value: "What it does" };

function element(tagName: string, children: Child[], properties = {}): Element {
  return { type: "element", tagName, properties, children };
}

function finish(heading: Element, isInBody: boolean): string {
  finishHeading(heading, isInBody);
  return toHtml(heading);
}

test("a heading carries the name that links lead to", () => {
  expect(finish(element("h2", [words]), false)).toBe('<h2 id="what-it-does">What it does</h2>');
});

test("in the body of a page its words, with their markup, are a link to itself", () => {
  const strong = element("strong", [{ type: "text", value: "Next" }]);
  expect(finish(element("h3", [words, strong]), true)).toBe(
    '<h3 id="what-it-doesnext"><a href="#what-it-doesnext" class="heading-link">' +
      "What it does<strong>Next</strong></a></h3>",
  );
});

test("a heading that holds a link leads where its writer meant", () => {
  const link = element("a", [words], { href: "/pricing" });
  expect(finish(element("h2", [link]), true)).toBe(
    '<h2 id="what-it-does"><a href="/pricing">What it does</a></h2>',
  );
});
