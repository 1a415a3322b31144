import { graphql } from "gatsby";
import { CallToAction as CallToActionSection } from "../sections/call-to-action/call-to-action";
import { CardGrid as CardGridSection } from "../sections/card-grid/card-grid";
import { CaseCards as CaseCardsSection } from "../sections/case-cards/case-cards";
import { Dashboard as DashboardSection } from "../sections/dashboard/dashboard";
import { Hero as HeroSection } from "../sections/hero/hero";
import { toLandingTemplate } from "../sections/landing-page";
import { LogoStrip as LogoStripSection } from "../sections/logo-strip/logo-strip";
import { Plans as PlansSection } from "../sections/plans/plans";
import type { SectionComponents } from "../sections/section-list";
import { Steps as StepsSection } from "../sections/steps/steps";
import type { SectionsOf } from "../sections/templates";
import { Testimonials as TestimonialsSection } from "../sections/testimonials/testimonials";

const components: SectionComponents<SectionsOf<"home">> = {
  CallToActionSection,
  CardGridSection,
  CaseCardsSection,
  DashboardSection,
  HeroSection,
  LogoStripSection,
  PlansSection,
  StepsSection,
  TestimonialsSection,
};

/** The home page, and pages whose sections are among its own. */
export default toLandingTemplate(components);

export const query = graphql`
  query HomePage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingPageParts
    }
  }
`;
