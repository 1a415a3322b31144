import { defineContentType } from "../content-type";
import { group } from "../fields/structure";
import { text } from "../fields/text";
import { action, columnHeadings } from "../fields/shared-fields";

export const caseStudyWords = defineContentType({
  name: "CaseStudyWords",
  description: "The words that every case study's page has around its own.",
  files: "case-studies/words.yaml",
  format: "yaml",
  schema: group("CaseStudyWords", "The words around every case study.", {
    kicker: text("Above the main heading, before the brand.", { max: 40 }),
    action: action("The button that books the call."),
    publishedOn: text("The line under the button, where a case has its day; {date} is filled in.", {
      max: 80,
    }),
    overview: text("Above the first part.", { max: 40 }),
    channels: text("The heading over the channels.", { max: 90 }),
    results: text("Above the results.", { max: 40 }),
    columns: columnHeadings("CaseColumns", {
      metric: "Over what is counted.",
      value: "Over the values.",
      change: "Over the changes.",
      period: "Over the periods.",
    }),
    periodUnknown: text("In place of a period that nobody knows.", { max: 40 }),
    proofs: text("The heading over the panels.", { max: 90 }),
    serviceSummary: text("Above the summary of services.", { max: 40 }),
    takeaway: text("Above the last part.", { max: 40 }),
    services: text("The heading over the services used.", { max: 60 }),
    furtherReading: text("The heading over the pages to read next.", { max: 60 }),
    related: text("Beside the page for stores of this kind.", { max: 60 }),
    next: text("Beside the next case.", { max: 60 }),
    allCases: action("The link to all case studies."),
  }),
});
