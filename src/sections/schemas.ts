import { callToActionSchema } from "./call-to-action/call-to-action.schema";
import { cardGridSchema } from "./card-grid/card-grid.schema";
import { caseCardsSchema } from "./case-cards/case-cards.schema";
import { caseHighlightSchema } from "./case-highlight/case-highlight.schema";
import { dashboardSchema } from "./dashboard/dashboard.schema";
import { factorBarsSchema } from "./factor-bars/factor-bars.schema";
import { faqSchema } from "./faq/faq.schema";
import { feeTableSchema } from "./fee-table/fee-table.schema";
import { figuresSchema } from "./figures/figures.schema";
import { heroSchema } from "./hero/hero.schema";
import { ledgerSchema } from "./ledger/ledger.schema";
import { logoStripSchema } from "./logo-strip/logo-strip.schema";
import { plansSchema } from "./plans/plans.schema";
import { pricingPlansSchema } from "./pricing-plans/pricing-plans.schema";
import { problemListSchema } from "./problem-list/problem-list.schema";
import { proseSchema } from "./prose/prose.schema";
import { serviceListSchema } from "./service-list/service-list.schema";
import { splitSchema } from "./split/split.schema";
import { stepsSchema } from "./steps/steps.schema";
import { testimonialsSchema } from "./testimonials/testimonials.schema";

/** Every section that a landing page may list. `section-list.tsx` has the component of each. */
export const sectionSchemas = [
  heroSchema,
  callToActionSchema,
  cardGridSchema,
  caseCardsSchema,
  caseHighlightSchema,
  dashboardSchema,
  factorBarsSchema,
  faqSchema,
  feeTableSchema,
  figuresSchema,
  ledgerSchema,
  logoStripSchema,
  plansSchema,
  pricingPlansSchema,
  problemListSchema,
  proseSchema,
  serviceListSchema,
  splitSchema,
  stepsSchema,
  testimonialsSchema,
] as const;
