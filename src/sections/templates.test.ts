import { pickTemplate } from "./templates";

test.each([
  ["home", ["HeroSection", "DashboardSection", "PlansSection"]],
  ["pricing", ["HeroSection", "FaqSection", "PricingPlansSection"]],
  ["landing", ["HeroSection", "ProseSection", "FaqSection"]],
  ["any-landing", ["HeroSection", "DashboardSection", "FaqSection"]],
])("%s shows %j", (template, sections) => {
  expect(pickTemplate(sections)).toBe(template);
});
