import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { wrapPageElement } from "./wrap-page-element";

function renderPage(pageContext: { notice?: string }) {
  const props = { pageContext } as ComponentProps<never>;
  render(wrapPageElement({ element: <h1>New</h1>, props }));
}

it("shows on a page that visitors do not see why they don't", () => {
  renderPage({ notice: "This page is a draft." });
  expect(screen.getByRole("main")).toHaveTextContent("NewThis page is a draft.");
});

it("puts every other page between header and footer, and nothing else", () => {
  renderPage({});
  expect(screen.getByRole("main")).toHaveTextContent(/^New$/);
});
