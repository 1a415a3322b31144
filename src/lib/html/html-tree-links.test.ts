import { makeLinksAbsolute, parseFragment, renderHtml } from "./html-tree";

function rewrite(html: string): string {
  const children = parseFragment(html);
  makeLinksAbsolute(children, "https://northcart.test/blog/ads");
  return renderHtml(children);
}

test("a booking link becomes one without its origin", () => {
  const origin =
    "utm_source=northcart.test&#x26;utm_medium=website&#x26;utm_content=hero.1&#x26;utm_campaign=home";
  expect(rewrite(`<a href="https://book.test/demo?${origin}">x</a>`)).toBe(
    '<a href="https://book.test/demo">x</a>',
  );
});

test("every URL of a picture becomes absolute", () => {
  const picture =
    '<picture><source srcset="/a.avif 360w, /b.avif 720w"><img src="/a.jpg" alt="A"></picture>';
  expect(rewrite(picture)).toBe(
    '<picture><source srcset="https://northcart.test/a.avif 360w, https://northcart.test/b.avif 720w"><img src="https://northcart.test/a.jpg" alt="A"></picture>',
  );
});
