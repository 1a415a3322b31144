import { render, screen } from "@testing-library/react";
import { toLink } from "../../test-support/fragments";
import { color } from "../../theme/tokens";
import { Button } from "./button";

it("is primary unless content chooses another variant", () => {
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
