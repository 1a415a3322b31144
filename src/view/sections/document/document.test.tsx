import { render, screen } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { Document } from "./document";

const row = { detail: null, value: null, note: null };

it("has its lines in order, with what is marked, what goes, and the notes", () => {
  render(
    <Document
      {...frame}
      sampleNotice="Sample checkout"
      title="Checkout"
      rows={[
        { ...row, label: "Create an account", mark: "struck", note: "Later." },
        { ...row, label: "Email", mark: "none" },
        { ...row, label: "Total", mark: "ringed", value: "$90" },
      ]}
    />,
  );
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual(["Create an accountLater.", "Email", "Total$90"]);
  expect(screen.getByRole("deletion")).toHaveTextContent("Create an account");
  expect(screen.getByRole("mark")).toHaveTextContent("Total");
});
