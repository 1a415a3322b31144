/** The component of every section, one per line, keyed by GraphQL type. */
export { Account as AccountSection } from "./account/account";
export { CallToAction as CallToActionSection } from "./call-to-action/call-to-action";
export { Document as DocumentSection } from "./document/document";
export { Faq as FaqSection } from "./faq/faq";
export { Hero as HeroSection } from "./hero/hero";
export { Month as MonthSection } from "./month/month";
export { Pricing as PricingSection } from "./pricing/pricing";
export { Proof as ProofSection } from "./proof/proof";
export { Prose as ProseSection } from "./prose/prose";
export { Rows as RowsSection } from "./rows/rows";
export { TimeRule as TimeRuleSection } from "./time-rule/time-rule";
export { Tool as ToolSection } from "./tool/tool";
