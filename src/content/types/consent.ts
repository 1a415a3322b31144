import { defineContentType } from "../content-type";
import { link } from "../fields/link";
import { columnHeadings } from "../fields/shared-fields";
import { group } from "../fields/structure";
import { text } from "../fields/text";

const tool = group("TrackerTool", "A tool that loads with the visitor's agreement.", {
  name: text("What it is called.", { max: 60 }),
  provider: text("The company that runs it, and its country.", { max: 80 }),
  purpose: text("What the site has it for.", { max: 200 }),
  duration: text("The cookies that it sets, and how long they stay.", { max: 160 }),
});

export const consent = defineContentType({
  name: "Consent",
  description: "What visitors are asked and told where a tracker has its id in site.yaml.",
  files: "consent.yaml",
  format: "yaml",
  schema: group("Consent", "What visitors are asked and told where a tracker has its id.", {
    policy: link("Where the privacy page tells of cookies; the list of tools is added to its end."),
    choices: text("The link at the foot of every page that asks again.", { max: 30 }),
    banner: group("ConsentBanner", "The question over the foot of the first page.", {
      heading: text("The question.", { max: 50 }),
      text: text("What the visitor agrees to, and that the site works without.", { max: 260 }),
      accept: text("The button that agrees.", { max: 20 }),
      decline: text("The button that does not; it looks the same.", { max: 20 }),
      policyLabel: text("The link to the privacy page.", { max: 50 }),
    }),
    list: group("ConsentList", "The words around the list of tools on the privacy page.", {
      heading: text("Over the list.", { max: 50 }),
      intro: text("How the tools come to be loaded, and how they are stopped.", { max: 500 }),
      columns: columnHeadings("ConsentColumns", {
        name: "Over the names.",
        provider: "Over the companies.",
        purpose: "Over the purposes.",
        duration: "Over what is kept.",
      }),
    }),
    tools: group("ConsentTools", "What each tool is; a change of it asks every visitor again.", {
      tagManager: tool.describe("The tag manager, with the tags that its container has."),
      pixel: tool.describe("The advertising pixel."),
    }),
  }),
});
