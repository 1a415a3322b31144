import { render, screen } from "@testing-library/react";
import { buildBookingUrl, unplaced } from "../../../lib/urls/booking-origin";
import { siteSettings } from "../../../test-support/site-settings";
import { wrapPageElement } from "./wrap-page-element";

function renderPage(pageContext: { notice?: string }, path = "/nope") {
  const props = {
    pageContext,
    location: { pathname: "/nope" },
    pageResources: { page: { path } },
  };
  return render(
    wrapPageElement({
      element: <h1>New</h1>,
      props,
    }),
  );
}

it("explains on an unpublished page why visitors don't see it", () => {
  renderPage({ notice: "This page is a draft." });
  expect(screen.getByRole("main")).toHaveTextContent(
    "NewThis page is a draft.",
  );
});

it("adds the current page to the header's booking link", () => {
  const { link } = siteSettings.headerAction;
  const site = "northcart.test";
  const { href } = link;
  Object.assign(link, { href: buildBookingUrl(href, { site, ...unplaced }) });
  try {
    // The browser knows which page an unknown URL resolves to.
    renderPage({}, "/404.html");
    expect(
      screen.getAllByRole("link", { name: /^Book a Demo/ }).at(-1),
    ).toHaveAttribute(
      "href",
      buildBookingUrl(href, { site, page: "404", place: "header" }),
    );
  } finally {
    Object.assign(link, { href });
  }
});
