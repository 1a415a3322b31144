import { fireEvent, render, screen } from "@testing-library/react";
import { pendingLink, buildLink } from "../../test-support/fragments";
import { SmartLink } from "./smart-link";

function renderLink(to: Queries.LinkTargetFragment, onClick?: () => void) {
  render(
    <SmartLink to={to} className="given" onClick={onClick}>
      Go on
    </SmartLink>,
  );
}

it.each(["/pricing", "/#dashboard", "#faq", "mailto:hello@northcart.test"])(
  "opens %s in this tab",
  (href) => {
    renderLink(buildLink(href));
    const link = screen.getByRole("link", { name: "Go on" });
    expect(link).toHaveAttribute("href", href);
    expect(link).not.toHaveAttribute("target");
    expect(link).toHaveClass("given");
  },
);

it("leaves the app for a file of the site that is not a page", () => {
  renderLink(buildLink("/rss.xml"));
  const stop = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener("click", stop, { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Go on" }));
  expect(stop).toHaveBeenCalledTimes(1);
});

it("opens another site in an announced new tab without access to this one", () => {
  renderLink(buildLink("https://book.test/demo"));
  const link = screen.getByRole("link", { name: "Go on (opens in a new tab)" });
  expect(link).toHaveAttribute("href", "https://book.test/demo");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
  expect(screen.getByText("(opens in a new tab)")).toHaveClass("visually-hidden");
});

it("is not a link if its target is pending, and says that it opens soon", () => {
  renderLink(pendingLink);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Go on (opens soon)")).toHaveClass("given");
});

it.each(["/pricing", "#faq", "https://book.test/demo"])("reports a click on %s", (href) => {
  const onClick = jest.fn();
  renderLink(buildLink(href), onClick);
  fireEvent.click(screen.getByRole("link"));
  expect(onClick).toHaveBeenCalledTimes(1);
});
