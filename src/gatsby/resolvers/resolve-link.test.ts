import { makeContext } from "../../test-support/query-context";
import { resolveLink } from "./resolve-link";

const here = { opensInNewTab: false, opensSoon: false, booking: null, about: null };

test.each(["/pricing", "/#dashboard", "#faq"])("%s stays on the site", (written) => {
  expect(resolveLink(written, makeContext())).toEqual({ ...here, href: written });
});

test("another site opens in a new tab", () => {
  expect(resolveLink("https://shop.test/a", makeContext())).toEqual({
    ...here,
    href: "https://shop.test/a",
    opensInNewTab: true,
  });
});

test("a booking link has the address that the settings give it, and keeps its name", () => {
  expect(resolveLink("booking:demo", makeContext())).toEqual({
    href: "https://book.test/demo",
    opensInNewTab: true,
    opensSoon: false,
    booking: "demo",
    about: [],
  });
});

test("a booking link that the settings do not have leads nowhere", () => {
  const withoutSettings = makeContext({ "SiteSettings:": null });
  expect(resolveLink("booking:audit", makeContext()).href).toBe("");
  expect(resolveLink("booking:demo", withoutSettings).href).toBe("");
});

test("`soon` has nothing to open yet", () => {
  expect(resolveLink("soon", makeContext())).toEqual({ ...here, href: "", opensSoon: true });
});

test("variables are filled in, and mail opens no tab", () => {
  expect(resolveLink("mailto:{{email}}", makeContext())).toEqual({
    ...here,
    href: "mailto:hello@northcart.test",
  });
});
