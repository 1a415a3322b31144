/** The schema of every section that a landing page may use, one per line. `components.ts` has the components. */
export { accountSchema } from "./account/account.schema";
export { callToActionSchema } from "./call-to-action/call-to-action.schema";
export { documentSchema } from "./document/document.schema";
export { faqSchema } from "./faq/faq.schema";
export { heroSchema } from "./hero/hero.schema";
export { monthSchema } from "./month/month.schema";
export { pricingSchema } from "./pricing/pricing.schema";
export { proofSchema } from "./proof/proof.schema";
export { proseSchema } from "./prose/prose.schema";
export { rowsSchema } from "./rows/rows.schema";
export { timeRuleSchema } from "./time-rule/time-rule.schema";
export { toolSchema } from "./tool/tool.schema";
