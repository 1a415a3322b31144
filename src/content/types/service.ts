import { defineContentType } from "../content-type";
import { group, list, reference, reviewStatus, text } from "../fields";
import { type Issue, createIssue } from "../issues";

const description =
  "A service: the plan that includes it, or how it is quoted. Pages read its price from here.";

/** Which plan each service is in. The check refuses a text that names a service with the price of another plan. */
export const service = defineContentType({
  files: "shared/services.yaml",
  format: "yaml-map",
  variables: {
    prefix: "service",
    read: ({ name, plan, quote }) => ({
      name,
      plan: plan && `{{pricing.${plan}.name}}`,
      price: plan && `{{pricing.${plan}.price}}`,
      quote,
    }),
  },
  check: ({ plan, quote }) => checkOffer(plan, quote),
  schema: group("Service", description, {
    name: text("Name of the service, as in a sentence: email flows.", {
      max: 60,
    }),
    alsoCalled: list(
      text("The service in other words, as texts write it.", { max: 40 }),
      "Other words for the service, by which the check finds it in texts.",
    ).optional(),
    plan: reference(
      "PricingPlan",
      "The smallest plan that includes the service.",
    ).optional(),
    quote: text("For a service in no plan: how its price is found.", {
      max: 60,
    }).optional(),
    reviewStatus,
  }),
});

function checkOffer(plan?: string, quote?: string): Issue[] {
  if (plan && quote) {
    const reason = "is in a plan, and has a quote";
    const hint = "remove `plan` or `quote`";
    const path = ["quote"];
    return [createIssue("conflicting-fields", reason, hint, { path })];
  }
  if (plan ?? quote) return [];
  const hint =
    "add the plan that includes the service, or `quote` if none does";
  const path = ["plan"];
  return [createIssue("missing-field", "is missing", hint, { path })];
}
