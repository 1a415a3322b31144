import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { frame } from "../../test-support/fragments";
import Gallery, { type GalleryData } from "./gallery";

const prose = { __typename: "ProseSection", ...frame, actions: null } as const;
const data: GalleryData = {
  allLandingPage: {
    nodes: [
      {
        file: "content/landing/about/index.yaml",
        path: "/about",
        sections: [prose],
      },
    ],
  },
};

beforeEach(() => {
  render(<Gallery {...({ data } as PageProps<GalleryData>)} />);
});

function entry(name: string) {
  const heading = screen.getByRole("heading", { name, level: 2 });
  return within(heading.closest("article")!);
}

it("shows a section as on a page, and links to its source", () => {
  const shown = entry("Prose");
  expect(shown.getByText("src/view/sections/prose/prose.tsx")).toBeVisible();
  expect(shown.getByText("Lead.")).toBeVisible();
  expect(
    shown.getByRole("link", { name: "content/landing/about/index.yaml" }),
  ).toHaveAttribute("href", "/about#start");
});

it("says if no page uses a section", () => {
  expect(entry("Faq").getByText("No page lists it.")).toBeVisible();
});
