import { render, screen } from "@testing-library/react";
import { toAction } from "../../test-support/fragments";
import { ActionRow } from "./action-row";

it("keeps the order of the content", () => {
  render(<ActionRow actions={[toAction("Book", "/book"), toAction("Read", "/blog", "text")]} />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Book", "Read"]);
});

it.each([{ actions: null }, { actions: [] }])("leaves no empty row for %j", ({ actions }) => {
  const { container } = render(<ActionRow actions={actions} />);
  expect(container).toBeEmptyDOMElement();
});
