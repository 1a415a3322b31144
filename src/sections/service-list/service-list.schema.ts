import { group, list, markdown, oneOf, text } from "../../content/fields";
import { action, actions, icon, section } from "../../content/fields/shared-fields";

export const serviceListSchema = section(
  "service-list",
  "Services as rows: name, description and what is included.",
  {
    variant: oneOf("ServiceListVariant", "Layout of the services. Default: entries.", {
      entries: "One row per service: name, text and `points` side by side.",
      ledger: "Two columns, such as what you keep and what we do.",
    }).default("entries"),
    items: list(
      group("Service", "One service.", {
        icon: icon.optional(),
        title: text("Name of the service.", { max: 70 }),
        text: markdown("What is done, and why.", { max: 900 }),
        points: list(text("One part, in one line.", { max: 140 }), "What is included.", {
          min: 2,
          max: 8,
        }).optional(),
        action: action("Link to more about the service.").optional(),
      }),
      "The services, in order.",
      { min: 2, max: 14 },
    ),
    actions: actions.optional(),
  },
);
