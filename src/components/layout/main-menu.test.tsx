import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toAction } from "../../test-support/fragments";
import { siteSettings } from "../../test-support/site-settings";
import { MainMenu } from "./main-menu";

const { navigation, headerAction } = siteSettings;
const hidePopover = jest.fn();

/** jsdom knows no popovers: plays the part of one that is open or closed. */
function renderMenu(isOpen: boolean, action: Queries.ActionFragment = headerAction) {
  render(<MainMenu links={navigation} action={action} />);
  const menu = screen.getByRole("navigation", { name: "Main" });
  Object.assign(menu, {
    matches: (selector: string) => selector === ":popover-open" && isOpen,
    hidePopover,
  });
  return menu;
}

it("holds the links of the header and its action", () => {
  renderMenu(false);
  const items = within(screen.getByRole("list")).getAllByRole("link");
  expect(items.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Product", "/#dashboard"],
    ["Blog", "/blog"],
  ]);
  expect(screen.getByRole("link", { name: "Book a Demo (opens in a new tab)" })).toBeVisible();
});

it("closes when a link is chosen", async () => {
  renderMenu(true);
  await userEvent.click(screen.getByRole("link", { name: "Product" }));
  expect(hidePopover).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("link", { name: "Blog" }));
  expect(hidePopover).toHaveBeenCalledTimes(2);
});

it("closes when its action is chosen", async () => {
  renderMenu(true, toAction("See pricing", "/pricing"));
  await userEvent.click(screen.getByRole("link", { name: "See pricing" }));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it("has nothing to close on wide screens, where hiding what is not open would throw", async () => {
  renderMenu(false);
  await userEvent.click(screen.getByRole("link", { name: "Blog" }));
  expect(hidePopover).not.toHaveBeenCalled();
});

it("is a popover of the platform, which its own button hides", () => {
  const menu = renderMenu(true);
  expect(menu).toHaveAttribute("popover", "auto");
  const button = screen.getByRole("button", { name: "Close menu" });
  expect(button).toHaveAttribute("popovertarget", menu.id);
  expect(button).toHaveAttribute("popovertargetaction", "hide");
});
