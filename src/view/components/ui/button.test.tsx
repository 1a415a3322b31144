import { render, screen } from "@testing-library/react";
import { buildLink } from "../../../test-support/fragments";
import { color } from "../../theme/tokens";
import { Button } from "./button";

it("is primary unless content chooses another variant", () => {
  render(
    <>
      <Button to={buildLink("/a")}>First</Button>
      <Button to={buildLink("/b")} style="secondary">
        Second
      </Button>
    </>,
  );
  const maple = { backgroundColor: color.maple };
  expect(screen.getByRole("link", { name: "First" })).toHaveStyle(maple);
  expect(screen.getByRole("link", { name: "Second" })).not.toHaveStyle(maple);
});
