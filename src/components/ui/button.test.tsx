import { render, screen } from "@testing-library/react";
import { toLink } from "../../test-support/fragments";
import { color } from "../../theme/tokens";
import { Button } from "./button";

it("is a link with the words of its content", () => {
  render(<Button to={toLink("https://book.test/demo")}>Book a Demo</Button>);
  expect(screen.getByRole("link", { name: "Book a Demo (opens in a new tab)" })).toHaveAttribute(
    "href",
    "https://book.test/demo",
  );
});

it("asks most strongly unless content says otherwise", () => {
  render(
    <>
      <Button to={toLink("/a")}>First</Button>
      <Button to={toLink("/b")} style="secondary">
        Second
      </Button>
    </>,
  );
  const maple = { backgroundColor: color.maple };
  expect(screen.getByRole("link", { name: "First" })).toHaveStyle(maple);
  expect(screen.getByRole("link", { name: "Second" })).not.toHaveStyle(maple);
});
