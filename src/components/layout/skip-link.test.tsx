import { render, screen } from "@testing-library/react";
import { SkipLink, mainId } from "./layout";

it("leads past the header to the content", () => {
  render(<SkipLink />);
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute(
    "href",
    `#${mainId}`,
  );
});
