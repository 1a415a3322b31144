import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { siteSettings } from "../../test-support/site-settings";
import { MainMenu } from "./main-menu";

const { navigation } = siteSettings;
const hidePopover = jest.fn();

/** jsdom knows no popovers: plays the part of one that is open or closed. */
function renderMenu(isOpen: boolean) {
  render(<MainMenu links={navigation} />);
  const menu = screen.getByRole("navigation", { name: "Main" });
  Object.assign(menu, {
    matches: (selector: string) => selector === ":popover-open" && isOpen,
    hidePopover,
  });
  return menu;
}

it("holds the links of the header", () => {
  renderMenu(false);
  const items = within(screen.getByRole("list")).getAllByRole("link");
  expect(items.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Product", "/#dashboard"],
    ["Blog", "/blog"],
  ]);
});

it("closes when a link is chosen", async () => {
  renderMenu(true);
  await userEvent.click(screen.getByRole("link", { name: "Product" }));
  expect(hidePopover).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("link", { name: "Blog" }));
  expect(hidePopover).toHaveBeenCalledTimes(2);
});

it("has nothing to close on wide screens, where hiding what is not open would throw", async () => {
  renderMenu(false);
  await userEvent.click(screen.getByRole("link", { name: "Blog" }));
  expect(hidePopover).not.toHaveBeenCalled();
});

it("is a popover of the platform", () => {
  expect(renderMenu(true)).toHaveAttribute("popover", "auto");
});
