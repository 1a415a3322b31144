import { reference } from "../../content/fields/reference";
import { list } from "../../content/fields/structure";
import { text } from "../../content/fields/text";
import { actions, columnHeadings, section } from "../../content/fields/shared-fields";

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
