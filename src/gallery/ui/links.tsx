import { ActionRow } from "../../components/ui/action-row";
import { Button } from "../../components/ui/button";
import { RatingBadge } from "../../components/ui/rating-badge";
import { SmartLink } from "../../components/ui/smart-link";
import { routes } from "../../site/routes";
import { linkToNowhere, toAction, toLink } from "../../test-support/fragments";
import { toUiEntry } from "./ui-entry";

const onLightAndDark = { grounds: ["paper", "spruce"] } as const;
const toPricing = toLink(routes.landingPage("pricing"));
const toAnotherSite = toLink("https://example.com/");

export const sampleActions = [
  toAction("Book a call", "https://example.com/"),
  toAction("See the prices", routes.landingPage("pricing"), "secondary"),
  toAction("Read the blog", routes.blog, "text"),
];

export const linkEntries = [
  toUiEntry(
    Button,
    {
      primary: { to: toPricing, children: "See the prices" },
      secondary: { to: toPricing, style: "secondary", children: "See the prices" },
      text: { to: toPricing, style: "text", children: "See the prices" },
      "with nowhere to lead yet": { to: linkToNowhere, children: "Book a call" },
    },
    onLightAndDark,
  ),
  toUiEntry(ActionRow, { "all styles": { actions: sampleActions } }, onLightAndDark),
  toUiEntry(
    SmartLink,
    {
      "to a page": { to: toPricing, children: "See the prices" },
      "to another site": { to: toAnotherSite, children: "Book a call" },
      "with nowhere to lead yet": { to: linkToNowhere, children: "Book a call" },
    },
    onLightAndDark,
  ),
  toUiEntry(RatingBadge, {
    "the only look": { rating: "4.9", label: "from 120 stores", link: toPricing },
  }),
];
