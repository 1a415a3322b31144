import { defineContentType } from "../content-type";
import { group } from "../fields/structure";
import { source, standing } from "../fields/claim";
import { text } from "../fields/text";

export const partnerFee = defineContentType({
  name: "PartnerFee",
  description: "What a partner can charge for one service.",
  files: "shared/partner-fees.yaml",
  format: "yaml-map",
  receipts: ({ service, fee, source }) => [{ word: "", value: fee, measure: service, source }],
  schema: group("PartnerFee", "What a partner can charge for one service.", {
    service: text("The service.", { max: 60 }),
    includes: text("What the client gets for it.", { max: 120 }),
    fee: text("The fee or its range: $500-$1,200.", { max: 24 }),
    source,
    standing,
  }),
});
