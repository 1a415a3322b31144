import { render, screen, within } from "@testing-library/react";
import { caseChannels } from "../../../test-support/case-study";
import { CaseChannels } from "./case-channels";

it("describes each channel under its own heading, with its figures, if it has any", () => {
  render(
    <CaseChannels heading="Channel by channel" caseStudy={caseChannels} />,
  );
  const channels = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(
    screen.getByRole("heading", { level: 2, name: "Channel by channel" }),
  ).toBeVisible();
  const headings = channels.map((each) =>
    within(each).getByRole("heading", { level: 3 }),
  );
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "Ads sold the habit",
    "Stock to write of",
  ]);
  expect(within(channels[0]!).getByText("Paid ads")).toBeVisible();
  expect(within(channels[0]!).getByText("A small budget.")).toBeVisible();
  const figures = within(channels[0]!).getAllByRole("definition");
  expect(
    figures.map(({ parentElement }) => parentElement?.textContent),
  ).toEqual(["ROAS in 30 days1.5x", "gross sales$20,050"]);
  expect(
    within(channels[1]!).queryByRole("definition"),
  ).not.toBeInTheDocument();
});
