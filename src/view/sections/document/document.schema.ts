import {
  deskObject,
  group,
  list,
  markdown,
  oneOf,
  reference,
  section,
  text,
  tone,
  wholeNumber,
} from "../../../content/fields";
import { dashboard } from "./dashboard.schema";

const row = group("DocumentRow", "One line of the document.", {
  label: text("What the line says.", { max: 70 }),
  detail: text("Second line, in small type.", { max: 140 }).optional(),
  before: text("Struck, in front of the value: what it was.", {
    max: 20,
  }).optional(),
  value: text("At the end of the line: a price, a position.", {
    max: 40,
  }).optional(),
  share: wholeNumber("Instead of a value: percent of a whole, with a bar.", {
    min: 1,
    max: 100,
  }).optional(),
  mark: oneOf("DocumentMark", "What our pencil did here. Default: none.", {
    none: "Nothing.",
    ringed: "The line that matters.",
    struck: "A line that goes.",
  }).default("none"),
  note: markdown("Our note, in the account column.", { max: 300 }).optional(),
});

const strip = group("ClientStrip", "Logos of clients, below the sheet.", {
  label: text("Above the logos.", { max: 60 }),
  clients: list(
    reference("Client", "A key in content/shared/clients.yaml."),
    "Clients, in order.",
    { min: 4, max: 24 },
  ),
});

export const documentSchema = section(
  "document",
  "A sample of what the client receives: a sheet of lines, some of them marked, or the dashboard, with our notes beside it.",
  {
    tone: tone.default("gold"),
    deskObject,
    sampleNotice: text("Notice that the sheet is a sample.", { max: 40 }),
    title: text("Title of the sheet.", { max: 70 }),
    look: oneOf("DocumentLook", "What the sheet looks like. Default: sheet.", {
      sheet: "Lines with their values.",
      results: "A results page: the title was searched for, positions first.",
      answer: "An assistant's answer to the title.",
      form: "A form: labels are in fields.",
    }).default("sheet"),
    rows: list(row, "Lines, in order.", { min: 3, max: 9 }).optional(),
    dashboard: dashboard.optional(),
    strip: strip.optional(),
  },
  { ownFigures: true, oneOf: ["rows", "dashboard"] },
);
