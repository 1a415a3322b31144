import { callToActionSchema } from "./call-to-action/call-to-action.schema";
import { cardGridSchema } from "./card-grid/card-grid.schema";
import { dashboardSchema } from "./dashboard/dashboard.schema";
import { faqSchema } from "./faq/faq.schema";
import { figuresSchema } from "./figures/figures.schema";
import { heroSchema } from "./hero/hero.schema";
import { ledgerSchema } from "./ledger/ledger.schema";
import { proseSchema } from "./prose/prose.schema";
import { splitSchema } from "./split/split.schema";
import { stepsSchema } from "./steps/steps.schema";
import { testimonialsSchema } from "./testimonials/testimonials.schema";

/** Every section that a landing page may list. `section-list.tsx` has the component of each. */
export const sectionSchemas = [
  heroSchema,
  callToActionSchema,
  cardGridSchema,
  dashboardSchema,
  faqSchema,
  figuresSchema,
  ledgerSchema,
  proseSchema,
  splitSchema,
  stepsSchema,
  testimonialsSchema,
] as const;
