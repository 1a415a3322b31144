import { render, screen } from "@testing-library/react";
import { CaseFigure } from "./case-figure";

it("sets what a figure is counted by apart from it", () => {
  const { container } = render(<CaseFigure value="$30 per day" />);
  expect(container).toHaveTextContent(/^\$30 per day$/);
  expect(screen.getByText("per day")).toBeVisible();
});

it("leaves other figures whole", () => {
  render(<CaseFigure value="up to 4x" />);
  expect(screen.getByText("up to 4x")).toBeVisible();
});
