import {
  action,
  date,
  deskObject,
  group,
  list,
  oneOf,
  reportProblem,
  section,
  text,
} from "../../../content/fields";
import { createIssue } from "../../../content/issues";

const kind = oneOf("DayKind", "What happens on a day of a month.", {
  email: "An email that we send.",
  ad: "A set of ads that we start.",
  post: "A post or a text that we publish.",
  report: "A report to the client, or a check.",
  you: "A decision of the client's.",
});

export const monthSchema = section(
  "month",
  "A sample month of a plan, or its first weeks: what arrives on each working day, and how often.",
  {
    deskObject,
    sampleNotice: text("Notice that the month is a sample.", { max: 40 }),
    planNote: text("Which plan it shows, and its price.", { max: 200 }),
    firstDay: date("The first Monday."),
    days: list(
      group("MonthDay", "A working day.", {
        kind,
        instead: text("Struck: what the client does today.", {
          max: 36,
        }).optional(),
        text: text("What arrives: an email's subject, or what to decide.", {
          max: 60,
        }),
      }),
      "Working days, Monday to Friday, in order.",
      { min: 10, max: 25 },
    ),
    kinds: list(
      group("MonthKind", "A kind of day, with the number of its days.", {
        kind,
        name: text("On each day: Email.", { max: 12 }),
        plural: text("Beside the number: emails.", { max: 32 }),
        action: action("Link to more about it."),
      }),
      "The kinds of days, in the order of the account column.",
      { min: 3, max: 5 },
    ),
  },
).superRefine(({ days, kinds }, context) => {
  const listed = kinds.map(({ kind: each }) => each);
  for (const [index, day] of days.entries()) {
    if (listed.includes(day.kind)) continue;
    const issue = createIssue(
      "unknown-value",
      `"${day.kind}" is not one of the section's \`kinds\``,
      "add it to `kinds`, or choose one of them",
      { path: ["days", index, "kind"] },
    );
    reportProblem(context, issue);
  }
});
