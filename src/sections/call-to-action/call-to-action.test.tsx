import { render, screen, within } from "@testing-library/react";
import { linkToNowhere, toAction, toImage } from "../../test-support/fragments";
import { CallToAction } from "./call-to-action";

const section: Queries.CallToActionSectionFragment = {
  anchor: "start",
  tone: "spruce",
  kicker: "Ready?",
  heading: "Ready to Get Started?",
  text: { html: "<p>Thirty minutes.</p>" },
  calls: [
    toAction("Book a Discovery Call", "https://book.test/call"),
    toAction("See pricing", "/pricing"),
  ],
  report: null,
  image: null,
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

it("asks for the call under a heading", () => {
  render(<CallToAction {...section} />);
  expect(screen.getByRole("heading", { level: 2, name: "Ready to Get Started?" })).toBeVisible();
  expect(screen.getByText("Ready?")).toBeVisible();
  expect(screen.getByText("Thirty minutes.")).toBeVisible();
});

it("opens the scheduling page in a new tab and pages of the site in this one", () => {
  render(<CallToAction {...section} />);
  expect(
    screen.getByRole("link", { name: "Book a Discovery Call (opens in a new tab)" }),
  ).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("link", { name: "See pricing" })).not.toHaveAttribute("target");
});

it("says so where there is nothing to open yet", () => {
  const calls = [{ ...toAction("Apply to Join", ""), link: linkToNowhere }];
  render(<CallToAction {...section} calls={calls} />);
  expect(screen.getByText("Apply to Join (opens soon)")).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("leaves its picture until it is needed", () => {
  const { rerender } = render(<CallToAction {...section} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  rerender(<CallToAction {...section} image={toImage("A packed parcel")} />);
  expect(screen.getByRole("img", { name: "A packed parcel" })).toHaveAttribute("loading", "lazy");
});

describe("with a sample report", () => {
  it("shows each figure with its change, under a heading below the section's", () => {
    render(<CallToAction {...section} report={report} />);
    expect(screen.getByRole("heading", { level: 3, name: "Your store this week" })).toBeVisible();
    const rows = screen
      .getAllByRole("term")
      .map((term) => [...(term.parentElement?.children ?? [])].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ["Sales", "$12,252", "+4%"],
      ["Orders", "188", "+2%"],
    ]);
  });

  it("says that its figures are samples", () => {
    render(<CallToAction {...section} report={report} />);
    const sheet = screen.getByRole("heading", { level: 3 }).parentElement!;
    expect(within(sheet).getByText("Sample data")).toBeVisible();
  });

  it("leaves out the picture: only one thing stands beside the words", () => {
    render(<CallToAction {...section} report={report} image={toImage("A packed parcel")} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});

it("says line by line what happens on the call, where nothing else stands there", () => {
  const [call] = section.calls;
  const calls = call
    ? [{ ...call, link: { ...call.link, about: ["Thirty minutes", "A plan"] } }]
    : [];
  render(<CallToAction {...section} calls={calls} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Thirty minutes",
    "A plan",
  ]);
});
