import { buildAction, buildLink } from "./fragments";

type Settings<Query extends { siteSettings: unknown }> = NonNullable<
  Query["siteSettings"]
>;

const socialProfiles = [
  { label: "Instagram", url: buildLink("https://instagram.test/northcart") },
];

/** Site settings for unit tests; content/site.yaml has the real ones. */
export const siteSettings = {
  brand: "Northcart",
  locale: "en-US",
  timeZone: "UTC",
  tagline: "Your growth team",
  description: "Outsourced marketing for stores.",
  url: "https://northcart.test",
  email: "hello@northcart.test",
  address: {
    street: "4200 Boulevard",
    city: "Montreal",
    region: "Quebec",
    postalCode: "H2W 2R2",
    country: "Canada",
    countryCode: "CA",
  },
  areaServed: ["Canada", "United States"],
  socialProfiles,
  quote: { text: "One report.", attribution: "Owner, home goods store" },
  navigation: [
    {
      label: "Product",
      wideScreensOnly: false,
      link: buildLink("/#dashboard"),
    },
    { label: "Blog", wideScreensOnly: false, link: buildLink("/blog") },
  ],
  menuGroup: {
    heading: "Services",
    links: [
      { label: "Email", wideScreensOnly: false, link: buildLink("/email") },
    ],
  },
  headerAction: buildAction("Book a Demo", "https://book.test/demo"),
  footer: {
    groups: [
      {
        heading: "Company",
        links: [
          { label: "About", wideScreensOnly: false, link: buildLink("/about") },
        ],
      },
      {
        heading: "Legal",
        links: [
          {
            label: "Privacy",
            wideScreensOnly: false,
            link: buildLink("/privacy"),
          },
        ],
      },
    ],
    smallPrint: "All rights reserved.",
  },
} satisfies Settings<Queries.SiteFrameQuery>;
