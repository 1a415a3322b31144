import { group, list, markdown, oneOf, text } from "../../content/fields";
import { action, actions, icon, section } from "../../content/fields/shared-fields";

export const serviceListSchema = section(
  "service-list",
  "Services as ruled entries: name, what is done, and what it consists of.",
  {
    variant: oneOf("ServiceListVariant", "How the entries stand.", {
      entries: "Below one another: name, words, and parts side by side.",
      ledger: "Two sides of one account, such as what you keep and what we do.",
    }).default("entries"),
    items: list(
      group("Service", "One service.", {
        icon: icon.optional(),
        title: text("The name of the service.", { max: 70 }),
        text: markdown("What is done, and what for.", { max: 900 }),
        points: list(text("A part of it, in one line.", { max: 140 }), "What it consists of.", {
          min: 2,
          max: 8,
        }).optional(),
        action: action("Where to read on.").optional(),
      }),
      "The services.",
      { min: 2, max: 14 },
    ),
    actions: actions.optional(),
  },
);
