import {
  actions,
  columnHeadings,
  list,
  reference,
  section,
  text,
} from "../../../content/fields";

export const feeTableSchema = section(
  "fee-table",
  "Table of the fees that partners can charge.",
  {
    columns: columnHeadings("FeeColumns", {
      service: "Column heading: the service.",
      includes: "Column heading: what the client gets.",
      fee: "Column heading: the fee.",
    }),
    fees: list(
      reference("PartnerFee", "A key in content/shared/partner-fees.yaml."),
      "The rows.",
    ),
    note: text("Note under the table.", { max: 300 }).optional(),
    actions: actions.optional(),
  },
);
