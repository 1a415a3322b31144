import { render, screen, within } from "@testing-library/react";
import { toImage } from "../../test-support/fragments";
import { CaseProofs } from "./case-proofs";

const proofs = [
  { caption: "Sales, from the store", image: toImage("A sales report of $20,050") },
  { caption: "Ads, from the account", image: toImage("An ads report of 1.5x") },
];

it("shows each report with its words and its caption, when it is reached", () => {
  render(<CaseProofs heading="The same figures" proofs={proofs} />);
  expect(screen.getByRole("heading", { level: 2, name: "The same figures" })).toBeVisible();
  const reports = screen.getAllByRole("figure").map((each) => within(each));
  expect(reports).toHaveLength(2);
  expect(reports[1]!.getByText("Ads, from the account")).toBeVisible();
  const picture = reports[1]!.getByRole("img", { name: "An ads report of 1.5x" });
  expect(picture).toHaveAttribute("loading", "lazy");
});

it("keeps the caption of a picture that could not be made", () => {
  const image = { alt: "A report", file: { childImageSharp: null } };
  render(<CaseProofs heading="The same figures" proofs={[{ caption: "Sales", image }]} />);
  expect(screen.getByText("Sales")).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
