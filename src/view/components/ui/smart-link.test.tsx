import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { pendingLink, buildLink } from "../../../test-support/fragments";
import { SmartLink } from "./smart-link";

it.each([
  ["/pricing", true],
  ["#faq", false],
  ["https://book.test/demo", false],
  ["/rss.xml", false],
  ["/files/guide.pdf?v=2#page=3", false],
])("reports a click on %s, and stays in the app: %s", (href, isInApp) => {
  const onClick = jest.fn();
  render(
    <SmartLink to={buildLink(href)} onClick={onClick}>
      Go on
    </SmartLink>,
  );
  const link = screen.getByRole("link", { name: /^Go on/ });
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(click.defaultPrevented).toBe(isInApp);
});

it("is not a link if its target is pending, and says that it opens soon", () => {
  render(<SmartLink to={pendingLink}>Go on</SmartLink>);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Go on (opens soon)")).toBeVisible();
});
