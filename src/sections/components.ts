/** The components of sections, a line each, under the name of its GraphQL type. rare-components.ts has the others. */
export { CallToAction as CallToActionSection } from "./call-to-action/call-to-action";
export { CardGrid as CardGridSection } from "./card-grid/card-grid";
export { CaseCards as CaseCardsSection } from "./case-cards/case-cards";
export { CaseHighlight as CaseHighlightSection } from "./case-highlight/case-highlight";
export { FactorBars as FactorBarsSection } from "./factor-bars/factor-bars";
export { Faq as FaqSection } from "./faq/faq";
export { FeeTable as FeeTableSection } from "./fee-table/fee-table";
export { Figures as FiguresSection } from "./figures/figures";
export { Hero as HeroSection } from "./hero/hero";
export { Ledger as LedgerSection } from "./ledger/ledger";
export { ProblemList as ProblemListSection } from "./problem-list/problem-list";
export { Prose as ProseSection } from "./prose/prose";
export { ServiceList as ServiceListSection } from "./service-list/service-list";
export { Split as SplitSection } from "./split/split";
export { Steps as StepsSection } from "./steps/steps";
export { Testimonials as TestimonialsSection } from "./testimonials/testimonials";
