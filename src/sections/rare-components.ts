/** Those of sections that one page shows: the others need not bring their code (templates.ts). */
export { Dashboard as DashboardSection } from "./dashboard/dashboard";
export { LogoStrip as LogoStripSection } from "./logo-strip/logo-strip";
export { PlanFinder as PlanFinderSection } from "./plan-finder/plan-finder";
export { Plans as PlansSection } from "./plans/plans";
export { PricingPlans as PricingPlansSection } from "./pricing-plans/pricing-plans";
