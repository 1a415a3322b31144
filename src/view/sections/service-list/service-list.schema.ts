import {
  caseStudy,
  group,
  list,
  markdown,
  oneOf,
  text,
} from "../../../content/fields";
import {
  action,
  actions,
  section,
} from "../../../content/fields/shared-fields";

export const serviceListSchema = section(
  "service-list",
  "Services as rows: name, description and what is included.",
  {
    variant: oneOf(
      "ServiceListVariant",
      "Layout of the services. Default: entries.",
      {
        entries: "One row per service: name, text and `points` side by side.",
        groups:
          "Rows in groups, with a figure and the link in the account column.",
        ledger:
          "Two parts, such as what we do and what you keep; the second in the account column.",
      },
    ).default("entries"),
    items: list(
      group("Service", "One service.", {
        group: text(
          "Heading of the group that starts with this service; `groups` only.",
          {
            max: 40,
          },
        ).optional(),
        title: text("Name of the service.", { max: 70 }),
        text: markdown("What is done, and why.", { max: 900 }),
        points: list(
          text("One part, in one line.", { max: 140 }),
          "What is included.",
          {
            min: 2,
            max: 8,
          },
        ).optional(),
        action: action("Link to more about the service.").optional(),
        proof: caseStudy
          .describe(
            "Folder in content/case-studies. Shows its second figure, then its main one; `groups` only.",
          )
          .optional(),
      }),
      "The services, in order. In a group, those after the first open on click.",
      { min: 2, max: 14 },
    ),
    actions: actions.optional(),
  },
);
