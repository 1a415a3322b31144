import { render, screen, within } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildImage,
} from "../../../test-support/fragments";
import { PageContext } from "../../components/section/page-context";
import { pageLink } from "../../components/ui/smart-link";
import { CallToAction } from "./call-to-action";

const call = buildAction("Book a Discovery Call", "https://book.test/call");
const section: Queries.CallToActionSectionFragment = {
  ...frame,
  calls: [call],
  report: null,
  lineName: null,
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

it("names whose line is open, if it is not the visitor's store", () => {
  render(<CallToAction {...section} lineName="Your client" />);
  expect(screen.getByText("Your client")).toBeVisible();
});

it("closes the account with the results of two clients, then the page's terms, each with its source, and the desk that signs it", () => {
  const figures = (
    [
      ["+491%", "Taylrd", "/case-studies/taylrd"],
      ["4x", "Taylrd", "/case-studies/taylrd"],
      ["+251%", "Boheme", "/case-studies/boheme"],
      ["+214%", "Colo Outlet", "/case-studies/colo"],
      ["14 days", "Our terms", "/terms-of-service"],
      ["3.0", "Another site", "https://figures.test"],
    ] as const
  ).map(([value, citation, path]) => ({
    figure: value,
    value,
    measure: `Measure of ${value}`,
    period: null,
    isLarge: path.startsWith("/case"),
    source: { citation, link: pageLink(path) },
  }));
  render(
    <PageContext.Provider
      value={{
        sources: figures,
        desk: {
          name: "Search desk, Northcart",
          avatar: buildImage("A magnifier"),
        },
      }}
    >
      <CallToAction {...section} />
    </PageContext.Provider>,
  );
  const values = screen
    .getAllByRole("term")
    .map(({ parentElement }) => parentElement?.lastChild?.textContent);
  expect(values).toEqual(["+491%", "+251%", "14 days"]);
  expect(screen.getByRole("link", { name: "Boheme" })).toBeVisible();
  expect(screen.getByText("Signed: Search desk")).toBeVisible();
});
