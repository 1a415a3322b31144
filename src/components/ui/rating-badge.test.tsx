import { render, screen } from "@testing-library/react";
import { toLink } from "../../test-support/fragments";
import { RatingBadge } from "./rating-badge";

it("leads from the rating to the proof behind it", () => {
  render(<RatingBadge rating="4.8 / 5" label="from store owners" link={toLink("#testimonial")} />);
  const badge = screen.getByRole("link", { name: /4\.8 \/ 5\s*from store owners/ });
  expect(badge).toHaveAttribute("href", "#testimonial");
});

it("hides its star from assistive technology", () => {
  render(<RatingBadge rating="4.8 / 5" label="from store owners" link={toLink("#testimonial")} />);
  expect(screen.getByRole("link").querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
