import { fireEvent, render, screen } from "@testing-library/react";
import { pendingLink, buildLink } from "../../../test-support/fragments";
import { SmartLink } from "./smart-link";

function renderLink(to: Queries.LinkTargetFragment, onClick?: () => void) {
  render(
    <SmartLink to={to} className="given" onClick={onClick}>
      Go on
    </SmartLink>,
  );
}

it.each(["/rss.xml", "/files/guide.pdf", "/files/guide.pdf?v=2#page=3"])(
  "leaves the app for %s",
  (file) => {
    renderLink(buildLink(file));
    const stop = jest.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    window.addEventListener("click", stop, { once: true });
    fireEvent.click(screen.getByRole("link", { name: "Go on" }));
    expect(stop).toHaveBeenCalledTimes(1);
  },
);

it("is not a link if its target is pending, and says that it opens soon", () => {
  renderLink(pendingLink);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Go on (opens soon)")).toHaveClass("given");
});

it.each(["/pricing", "#faq", "https://book.test/demo"])(
  "reports a click on %s",
  (href) => {
    const onClick = jest.fn();
    renderLink(buildLink(href), onClick);
    fireEvent.click(screen.getByRole("link"));
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);
