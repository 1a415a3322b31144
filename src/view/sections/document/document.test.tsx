import { render, screen } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { Document } from "./document";

const row = {
  detail: null,
  before: null,
  value: null,
  share: null,
  note: null,
};

it("has its lines in order, with what is marked, what goes, and the notes", () => {
  render(
    <Document
      {...frame}
      deskObject={null}
      sampleNotice="Sample checkout"
      look="sheet"
      title="Checkout"
      dashboard={null}
      strip={null}
      lines={[
        {
          ...row,
          label: "Create an account",
          mark: "struck",
          note: { html: "Later." },
        },
        { ...row, label: "Ads", mark: "none", before: "20%", share: 60 },
        { ...row, label: "Total", mark: "ringed", value: "$90" },
      ]}
    />,
  );
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual(["Create an accountLater.", "Ads20% 60%", "Total $90"]);
  const struck = screen.getAllByRole("deletion");
  expect(struck.map((each) => each.textContent)).toEqual([
    "Create an account",
    "20%",
  ]);
  expect(screen.getByRole("mark")).toHaveTextContent("$90");
});
