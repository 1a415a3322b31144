import { makeContext } from "../../test-support/query-context";
import { resolveLink } from "./resolve-link";

const here = {
  opensInNewTab: false,
  isPending: false,
  terms: null,
  host: null,
};

test.each(["/pricing", "/#dashboard", "#faq"])(
  "%s stays on the site",
  (written) => {
    expect(resolveLink(written, makeContext())).toEqual({
      ...here,
      href: written,
    });
  },
);

test("a link to a path that redirects goes to its target at once", () => {
  expect(resolveLink("/services", makeContext())).toEqual({
    ...here,
    href: "/service",
  });
});

test("another site opens in a new tab", () => {
  expect(resolveLink("https://shop.test/a", makeContext())).toEqual({
    ...here,
    href: "https://shop.test/a",
    opensInNewTab: true,
  });
});

test("a booking link gets its URL and terms from the settings", () => {
  expect(resolveLink("booking:demo", makeContext())).toEqual({
    href: "https://book.test/demo?utm_source=northcart.test&utm_medium=website&utm_content=~place~&utm_campaign=~page~",
    opensInNewTab: true,
    isPending: false,
    terms: "30 minutes, free.",
    host: null,
  });
});

test("`soon` is a pending link", () => {
  expect(resolveLink("soon", makeContext())).toEqual({
    ...here,
    href: "",
    isPending: true,
  });
});

test("variables are filled in, and email links open no tab", () => {
  expect(resolveLink("mailto:{{email}}", makeContext())).toEqual({
    ...here,
    href: "mailto:hello@northcart.test",
  });
});
