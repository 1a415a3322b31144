import { graphql } from "gatsby";
import { CallToAction as CallToActionSection } from "../sections/call-to-action/call-to-action";
import { CardGrid as CardGridSection } from "../sections/card-grid/card-grid";
import { Faq as FaqSection } from "../sections/faq/faq";
import { Figures as FiguresSection } from "../sections/figures/figures";
import { Hero as HeroSection } from "../sections/hero/hero";
import { toLandingTemplate } from "../sections/landing-page";
import { PlanFinder as PlanFinderSection } from "../sections/plan-finder/plan-finder";
import { PricingPlans as PricingPlansSection } from "../sections/pricing-plans/pricing-plans";
import type { SectionComponents } from "../sections/section-list";
import type { SectionsOf } from "../sections/templates";
import { Testimonials as TestimonialsSection } from "../sections/testimonials/testimonials";

const components: SectionComponents<SectionsOf<"pricing">> = {
  CallToActionSection,
  CardGridSection,
  FaqSection,
  FiguresSection,
  HeroSection,
  PlanFinderSection,
  PricingPlansSection,
  TestimonialsSection,
};

/** The page of prices, and pages whose sections are among its own. */
export default toLandingTemplate(components);

export const query = graphql`
  query PricingPage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingPageParts
    }
  }
`;
