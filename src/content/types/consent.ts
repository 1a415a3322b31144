import { defineContentType } from "../content-type";
import { group, link, text } from "../fields";

const tool = group(
  "TrackerTool",
  "A tool that loads only if the visitor agrees.",
  {
    name: text("Name of the tool.", { max: 60 }),
    provider: text("Company that runs the tool, and its country.", { max: 80 }),
    purpose: text("What the site uses the tool for.", { max: 200 }),
    duration: text("Cookies that the tool sets, and how long they are kept.", {
      max: 160,
    }),
  },
);

const description =
  "Texts of the cookie banner, shown if site.yaml has the id of a tracker.";

export const consent = defineContentType({
  files: "consent.yaml",
  schema: group("Consent", description, {
    policy: link(
      "The cookie section of the privacy page, which ends with the list of tools.",
    ),
    choices: text(
      "Link in the footer of every page that opens the banner again.",
      { max: 30 },
    ),
    banner: group(
      "ConsentBanner",
      "Banner at the bottom of the first page that a visitor opens.",
      {
        heading: text("Heading of the banner: the question.", { max: 50 }),
        text: text(
          "What the visitor agrees to, and that the site also works without it.",
          {
            max: 260,
          },
        ),
        accept: text("Button that accepts.", { max: 20 }),
        decline: text("Button that declines. It looks the same as `accept`.", {
          max: 20,
        }),
        policyLabel: text("Link to the privacy page.", { max: 50 }),
      },
    ),
    list: group("ConsentList", "The list of tools on the privacy page.", {
      heading: text("Heading of the list.", { max: 50 }),
      intro: text("When the tools are loaded, and how to stop them.", {
        max: 500,
      }),
      columns: group("ConsentColumns", "Column headings.", {
        name: text("The name of the tool.", { max: 40 }),
        provider: text("The company.", { max: 40 }),
        purpose: text("The purpose.", { max: 40 }),
        duration: text("Cookies and their duration.", { max: 40 }),
      }),
    }),
    tools: group(
      "ConsentTools",
      "Tools. After a change, every visitor is asked again.",
      {
        tagManager: tool.describe(
          "The tag manager, with the tags in its container.",
        ),
        pixel: tool.describe("The advertising pixel."),
      },
    ),
  }),
});
