import { actions, columnHeadings, list, reference, section, text } from "../../content/fields";

export const feeTableSchema = section("fee-table", "What can be charged for each service.", {
  columns: columnHeadings("FeeColumns", {
    service: "Over the services.",
    includes: "Over what the client gets.",
    fee: "Over the fees.",
  }),
  fees: list(reference("PartnerFee", "A key of content/shared/partner-fees.yaml."), "The rows."),
  note: text("A line under the table.", { max: 300 }).optional(),
  actions: actions.optional(),
});
