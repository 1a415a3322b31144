import { defineContentType } from "../content-type";
import { group } from "../fields/structure";
import { text } from "../fields/text";

export const uiLabels = defineContentType({
  name: "UiLabels",
  description: "The UI labels: what buttons and landmarks are called.",
  files: "ui-labels.yaml",
  format: "yaml",
  schema: group("UiLabels", "The UI labels.", {
    skipToContent: text("The link that leads keyboards past the header."),
    mainNavigation: text("What the header's navigation is called by assistive technology."),
    footerNavigation: text("What the footer's navigation is called by assistive technology."),
    openMenu: text("The button that opens and closes the menu on small screens."),
    homeLink: text("What the logo's link is called."),
    opensInNewTab: text("Added to links that open a new tab, for assistive technology."),
    opensSoon: text("Said of a link whose target does not exist yet (`soon`).", { max: 30 }),
    breadcrumbs: text("What the trail over a page is called by assistive technology."),
    breadcrumbHome: text("The first link of the trail, on the page and in search results.", {
      max: 30,
    }),
    scrollableTable: text(
      "What a table is called by assistive technology; {columns} are its headings.",
    ),
    scrollableText: text(
      "What a block of code or of text to copy (```) is called by assistive technology.",
    ),
    explainFeature: text(
      "The button that explains a feature of a plan, for assistive technology; {feature} is its name.",
    ),
    pageMoved: text("Where an address without a page of its own leads; {address} is the new one."),
    calloutNote: text("Over a passage that begins with [!NOTE].", { max: 30 }),
    calloutTip: text("Over a passage that begins with [!TIP].", { max: 30 }),
    calloutCaution: text("Over a passage that begins with [!CAUTION].", { max: 30 }),
    taskDone: text("Said of a ticked box in a checklist, for assistive technology.", { max: 30 }),
    sourcesHeading: text("Over the account of a page: where its figures come from."),
    backToReference: text(
      "Said before a figure of the account, and before the number of a footnote: the link leads back to where the page names it.",
      { max: 30 },
    ),
    datedSource: text("A source with its day; {name} and {date} are filled in."),
    missingSource: text("In place of a source that nobody has named; `develop` alone shows it."),
    readMore: text("The control that shows the whole quote.", { max: 30 }),
    readLess: text("The control that shortens it again.", { max: 30 }),
  }),
});
