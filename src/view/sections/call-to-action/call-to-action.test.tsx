import { render, screen, within } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildImage,
} from "../../../test-support/fragments";
import { CallToAction } from "./call-to-action";

const call = buildAction("Book a Discovery Call", "https://book.test/call");
const section: Queries.CallToActionSectionFragment = {
  ...frame,
  calls: [call],
  report: null,
};

const report: NonNullable<typeof section.report> = {
  title: "Your store this week",
  sampleNotice: "Sample data",
  trend: [12, 14, 13, 18, 21],
  rows: [
    { label: "Sales", value: "$12,252", change: "+4%" },
    { label: "Orders", value: "188", change: "+2%" },
  ],
};

it("shows a sample report with figures, changes and a notice", () => {
  render(<CallToAction {...section} report={report} />);
  const title = screen.getByRole("heading", {
    level: 3,
    name: "Your store this week",
  });
  expect(within(title.parentElement!).getByText("Sample data")).toBeVisible();
  const rows = screen
    .getAllByRole("term")
    .map((term) =>
      [...(term.parentElement?.children ?? [])].map((cell) => cell.textContent),
    );
  expect(rows).toEqual([
    ["Sales", "$12,252", "+4%"],
    ["Orders", "188", "+2%"],
  ]);
});

it("has the terms and the person on the call next to the button", () => {
  const host = {
    name: "Ana Roy",
    role: "Founder",
    photo: buildImage("Ana Roy"),
  };
  const link = { ...call.link, terms: "30 minutes, free.", host };
  const { rerender } = render(
    <CallToAction {...section} calls={[{ ...call, link }]} />,
  );
  expect(screen.getByText("30 minutes, free.")).toBeVisible();
  expect(screen.getByText("Ana Roy, Founder")).toContainElement(
    screen.getByRole("img"),
  );
  rerender(<CallToAction {...section} />);
  expect(screen.queryByText(/Ana Roy/)).not.toBeInTheDocument();
});

it("lists what happens on the call if nothing else is next to the text", () => {
  const link = { ...call.link, about: ["Thirty minutes", "A plan"] };
  render(<CallToAction {...section} calls={[{ ...call, link }]} />);
  expect(
    screen.getAllByRole("listitem").map((item) => item.textContent),
  ).toEqual(link.about);
});
