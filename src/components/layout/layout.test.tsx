import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Layout } from "./layout";

beforeEach(() => {
  render(
    <Layout>
      <h1>Pricing</h1>
    </Layout>,
  );
});

it("puts a page between the header and the footer", () => {
  expect(within(screen.getByRole("main")).getByRole("heading", { name: "Pricing" })).toBeVisible();
  const landmarks = ["banner", "main", "contentinfo"].map((role) => screen.getByRole(role));
  expect(landmarks.map((landmark) => landmark.tagName)).toEqual(["HEADER", "MAIN", "FOOTER"]);
});

it("stops first at the link to the content, which can take the focus", async () => {
  await userEvent.tab();
  const link = screen.getByRole("link", { name: "Skip to content" });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  screen.getByRole("main").focus();
  expect(screen.getByRole("main")).toHaveFocus();
});

it("opens the menu by the button in the header", () => {
  const button = screen.getByRole("button", { name: "Menu" });
  expect(button).toHaveAttribute(
    "popovertarget",
    screen.getByRole("navigation", { name: "Main" }).id,
  );
});

it("has one action in the header, beside the menu and not in it", () => {
  const header = within(screen.getByRole("banner"));
  const action = header.getByRole("link", { name: /^Book a Demo/ });
  expect(header.getByRole("navigation")).not.toContainElement(action);
});
