import { makeLinksAbsolute, parseFragment, renderHtml } from "./html-tree";

function rewrite(html: string): string {
  const children = parseFragment(html);
  makeLinksAbsolute(children, "https://northcart.test/blog/ads");
  return renderHtml(children);
}

test.each([
  ["a page", "/pricing", "https://northcart.test/pricing"],
  ["a place on the page", "#budget", "https://northcart.test/blog/ads#budget"],
  ["another site", "https://book.test/demo", "https://book.test/demo"],
  [
    "a booking, without its page,",
    "https://book.test/demo?utm_source=northcart.test&#x26;utm_medium=website&#x26;utm_content=hero.1&#x26;utm_campaign=home",
    "https://book.test/demo",
  ],
  ["a mailbox", "mailto:hello@northcart.test", "mailto:hello@northcart.test"],
])("a link to %s becomes absolute", (_target, written, full) => {
  expect(rewrite(`<p><a href="${written}">x</a></p>`)).toBe(`<p><a href="${full}">x</a></p>`);
});

test("every URL of a picture becomes absolute", () => {
  const picture =
    '<picture><source srcset="/a.avif 360w, /b.avif 720w"><img src="/a.jpg" alt="A"></picture>';
  expect(rewrite(picture)).toBe(
    '<picture><source srcset="https://northcart.test/a.avif 360w, https://northcart.test/b.avif 720w"><img src="https://northcart.test/a.jpg" alt="A"></picture>',
  );
});
