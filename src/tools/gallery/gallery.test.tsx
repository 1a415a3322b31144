import { render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { frame } from "../../test-support/fragments";
import Gallery, { type GalleryData } from "./gallery";

it("shows a section as on a page", () => {
  const section = {
    __typename: "ProseSection",
    ...frame,
    points: null,
    arePointsOpen: false,
    image: null,
    actions: null,
  } as const;
  const file = "content/landing/about/index.yaml";
  const node = { file, path: "/about", sections: [section] };
  const data: GalleryData = { allLandingPage: { nodes: [node] } };
  render(<Gallery {...({ data } as PageProps<GalleryData>)} />);
  expect(screen.getByText("Lead.")).toBeVisible();
  expect(screen.getByRole("link", { name: file })).toHaveAttribute(
    "href",
    "/about",
  );
});
