/** The sections of pages that have a template of their own. */
const pages = {
  home: [
    "CallToActionSection",
    "CardGridSection",
    "CaseCardsSection",
    "DashboardSection",
    "HeroSection",
    "LogoStripSection",
    "PlansSection",
    "StepsSection",
    "TestimonialsSection",
  ],
  pricing: [
    "CallToActionSection",
    "CardGridSection",
    "FaqSection",
    "FiguresSection",
    "HeroSection",
    "PlanFinderSection",
    "PricingPlansSection",
    "TestimonialsSection",
  ],
} as const;

/** Sections that the template of other pages leaves out. */
const rare = [
  "DashboardSection",
  "LogoStripSection",
  "PlanFinderSection",
  "PlansSection",
  "PricingPlansSection",
] as const;

export type RareSection = (typeof rare)[number];

/** The GraphQL types of the sections that a template of one page knows. */
export type SectionsOf<Page extends keyof typeof pages> = (typeof pages)[Page][number];

/**
 * The template of `src/templates/` that shows a page with the least code: visitors get that of all sections that a template knows.
 * Whatever a writer puts together has one (docs/decisions/0042-landing-templates.md).
 * @param sections their GraphQL types
 */
export function pickTemplate(sections: readonly string[]): string {
  for (const [page, known] of Object.entries<readonly string[]>(pages)) {
    if (sections.every((section) => known.includes(section))) return page;
  }
  return rare.some((section) => sections.includes(section)) ? "any-landing" : "landing";
}
