import { defineContentType } from "../content-type";
import { group, text } from "../fields";

export const uiLabels = defineContentType({
  files: "ui-labels.yaml",
  schema: group(
    "UiLabels",
    "UI labels: texts of buttons, and names that screen readers read.",
    {
      skipToContent: text("Link that lets keyboard users skip the header."),
      mainNavigation: text(
        "Accessible name of the navigation in the header, for screen readers.",
      ),
      footerNavigation: text(
        "Accessible name of the navigation in the footer, for screen readers.",
      ),
      openMenu: text("Button that opens the menu on small screens."),
      closeMenu: text("The same button while the menu is open."),
      homeLink: text("Accessible name of the logo's link, for screen readers."),
      opensInNewTab: text(
        "Added to links that open a new tab, for screen readers.",
      ),
      opensSoon: text(
        "Shown after a link whose target does not exist yet (`soon`).",
        { max: 30 },
      ),
      breadcrumbs: text(
        "Accessible name of the breadcrumbs, for screen readers.",
      ),
      breadcrumbHome: text(
        "First link of the breadcrumbs, on the page and in search results.",
        {
          max: 30,
        },
      ),
      scrollableTable: text(
        "Accessible name of a table, for screen readers. {columns} are its column headings.",
      ),
      scrollableText: text(
        "Accessible name of a code block (```), for screen readers.",
      ),
      explainFeature: text(
        "Accessible name of the button that explains a plan's feature. {feature} is its name.",
      ),
      pageMoved: text(
        "Shown on the page of an old URL that redirects. {address} is the new URL.",
      ),
      calloutNote: text("Heading of a callout that starts with [!NOTE].", {
        max: 30,
      }),
      calloutTip: text("Heading of a callout that starts with [!TIP].", {
        max: 30,
      }),
      calloutCaution: text(
        "Heading of a callout that starts with [!CAUTION].",
        { max: 30 },
      ),
      taskDone: text(
        "Read before a checked item of a checklist, by screen readers.",
        { max: 30 },
      ),
      everythingIn: text(
        "First line of a plan that contains another. {name} is the other.",
        {
          max: 60,
        },
      ),
      planContents: text("Opens what a plan contains.", { max: 30 }),
      openLineName: text("Name of the visitor's line below the clients.", {
        max: 30,
      }),
      openLineNote: text(
        "After `openLineName`, where clients have their trade.",
        { max: 30 },
      ),
      sourcesHeading: text(
        "Heading of a page's sources: where its figures come from.",
      ),
      backToReference: text(
        "Read before a figure in the sources and the number of a footnote, whose links lead back to the text.",
        { max: 30 },
      ),
      datedSource: text(
        "A source that its publisher dated. {name} is its name, {date} that date.",
      ),
      readSource: text(
        "A source without a date. {name} is its name, {date} the date on which it was read.",
      ),
      signedBy: text(
        "The desk that signs a page, in its closing. {desk} is its name.",
        { max: 40 },
      ),
      alsoResult: text(
        "Another result of a client, next to its growth. {result} is its figure.",
        { max: 40 },
      ),
      readCase: text("Link to a case study.", { max: 40 }),
      readMore: text("Control that shows the full quote.", { max: 30 }),
      readLess: text("Control that shortens the quote again.", { max: 30 }),
    },
  ),
});
