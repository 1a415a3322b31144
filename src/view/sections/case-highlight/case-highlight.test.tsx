import { render, screen } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildCaseSummary,
} from "../../../test-support/fragments";
import { CaseHighlight } from "./case-highlight";

it("shows brand, figure, metric and services, next to text that links to the case", () => {
  const actions = [buildAction("Read the case study", "/case-studies#taylrd")];
  render(
    <CaseHighlight
      {...frame}
      caseStudy={buildCaseSummary("taylrd", "Taylrd")}
      actions={actions}
    />,
  );
  const main = screen.getByText("+491%").parentElement;
  expect(main).toHaveTextContent(/^Taylrd, Fashion\s*\+491%\s*revenue$/);
  const proof = screen.getByText("4x").parentElement;
  expect(proof).toHaveTextContent(/^4x return on social ads in 30 days$/);
  expect(screen.getByText("Email, Ads")).toBeVisible();
  expect(
    screen.getByRole("heading", { level: 2, name: "Heading" }),
  ).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute(
    "href",
    "/case-studies#taylrd",
  );
});
