import { z } from "zod";
import { defineContentType } from "../content-type";
import { link } from "../fields/link";
import { action, placeholder } from "../fields/shared-fields";
import { flag, group, list } from "../fields/structure";
import { code, text } from "../fields/text";
import { createIssue } from "../issues/catalog";
import type { Issue } from "../issues/issue";

function secureUrl(description: string) {
  return z.url({ protocol: /^https$/, message: "an https:// URL" }).meta({ description });
}

/** A text with a certain format; `message` describes it with an example. */
function formed(form: RegExp, message: string, description: string, example: string) {
  return z
    .string()
    .regex(form, { message })
    .meta({ description, examples: [example] });
}

const bookingLink = group("BookingLink", "A page of the scheduling service.", {
  url: secureUrl("The address of the scheduling page."),
  about: list(
    text("One line.", { max: 90 }),
    "What happens on the call, what one gets, and who is on it.",
    { min: 2, max: 4 },
  ),
  placeholder,
});

const navigationLink = group("NavigationLink", "A link of the header or the footer.", {
  label: text("The words of the link.", { max: 40 }),
  link: link("Where it leads."),
  wideScreensOnly: flag("True for a link that small screens leave out."),
});

const address = group("PostalAddress", "The company's postal address.", {
  street: text("Street and number."),
  city: text("City."),
  region: text("State or province."),
  postalCode: code("Postal code."),
  country: text("Country, in full."),
  countryCode: formed(
    /^[A-Z]{2}$/,
    "two capital letters such as CA",
    "The country for machines: its two letters in ISO 3166.",
    "CA",
  ),
  placeholder,
});

/** Every page is in English; Quebec's Charter requires a French version that is as accessible. */
const frenchVersionMissing: Issue = {
  ...createIssue(
    "unreviewed-text",
    "the company is established in Quebec, and its site has no French version, which the Charter of the French Language requires",
    "have a lawyer review it, then write `frenchReviewed: true`",
  ),
  path: ["address", "region"],
};

export const siteSettings = defineContentType({
  name: "SiteSettings",
  description:
    "Everything that is true of the whole site: brand, links, navigation, footer, trackers.",
  files: "site.yaml",
  format: "yaml",
  variables: {
    prefix: "",
    read: ({ brand, tagline, email, address: { street, city, region, postalCode, country } }) => ({
      brand,
      tagline,
      email,
      address: `${street}, ${city}, ${region} ${postalCode}, ${country}`,
    }),
  },
  check: ({ value: { url } }) => checkSiteUrl(url),
  schema: group("SiteSettings", "Everything that is true of the whole site.", {
    brand: text("The name of the company. Elsewhere, write {{brand}}.", { max: 30 }),
    tagline: text("The company in a few words.", { max: 80 }),
    description: text("The company in one or two sentences, for machines.", { max: 200 }),
    url: secureUrl("The address of the site, without a slash at the end; SITE_URL overrides it."),
    email: z.email({ message: "an address such as hello@company.com" }).meta({
      description: "Where visitors write to.",
    }),
    address,
    frenchReviewed: flag(
      "For a company in Quebec: true once a lawyer has reviewed whether the site needs a French version.",
    ),
    bookingLinks: group("BookingLinks", "The scheduling pages that calls to action open.", {
      demo: bookingLink.describe("A demo of the service."),
      discovery: bookingLink.describe("A 30-minute discovery call."),
      strategy: bookingLink.describe("A 30-minute strategy call."),
      audit: bookingLink.describe("A free audit."),
      call: bookingLink.describe("A free call for service businesses."),
    }),
    socialProfiles: list(
      group("SocialProfile", "A page of the company in a social network.", {
        label: text("What the link is called."),
        url: link("The address of the page."),
        placeholder,
      }),
      "The company's pages in social networks.",
    ),
    areaServed: list(text("A country.", { max: 40 }), "Where the company's clients are.", {
      max: 10,
    }),
    locale: formed(
      /^[a-z]{2}-[A-Z]{2}$/,
      "a language and a country such as en-US",
      "The language of the site and the country whose spelling it follows.",
      "en-US",
    ),
    languages: list(
      code("A language as its code, such as `en`.", { max: 10 }),
      "The languages in which the company reads reports of weaknesses, for security.txt.",
      { max: 5 },
    ),
    llmsText: group(
      "LlmsText",
      "The words of llms.txt, which leads language models through the site.",
      {
        intro: text("What the lists are, in one or two sentences.", { max: 300 }),
        pages: text("Over the list of marketing pages.", { max: 40 }),
        guides: text("Over the list of articles.", { max: 40 }),
        caseStudies: text("Over the list of case studies.", { max: 40 }),
        posts: text("Over the list of blog posts.", { max: 40 }),
      },
    ),
    navigation: list(navigationLink, "The links of the header, in order.", { max: 8 }),
    headerAction: action("The button in the header."),
    footer: group("Footer", "What stands at the foot of every page.", {
      groups: list(
        group("FooterGroup", "Links under one heading.", {
          heading: text("The heading of the group.", { max: 30 }),
          links: list(navigationLink, "The links of the group."),
        }),
        "The columns of links.",
      ),
      quote: group("FooterQuote", "What a customer says.", {
        text: text("The words of the customer.", { max: 240 }),
        attribution: text("Role and store, never an invented name.", { max: 80 }),
        placeholder,
      }),
      smallPrint: text("The last line of every page.", { max: 160 }),
    }),
    trackers: group(
      "Trackers",
      "The trackers that load with the visitor's agreement; none without an id. What each is stands in consent.yaml.",
      {
        tagManagerId: formed(
          /^GTM-[A-Z\d]{4,12}$/,
          "the id of a container such as GTM-AB12CD3",
          "Container of the tag manager.",
          "GTM-AB12CD3",
        ).optional(),
        pixelId: formed(
          /^\d{8,20}$/,
          'the number of a pixel in quotes, such as "1234567890"',
          "Number of the advertising pixel.",
          "1234567890",
        ).optional(),
      },
    ),
  }),
  checkLaunch: ({ address: { region, countryCode }, frenchReviewed }) =>
    countryCode === "CA" && /^(qu[eé]bec|qc)$/i.test(region) && !frenchReviewed
      ? [frenchVersionMissing]
      : [],
});

/** Paths are appended to the site's URL, so it must end with its domain. */
function checkSiteUrl(url: string): Issue[] {
  const { origin } = new URL(url);
  if (url === origin) return [];
  const issue = createIssue("invalid-format", `"${url}" is more than a domain`, `write ${origin}`);
  return [{ ...issue, path: ["url"] }];
}

export type Site = z.infer<typeof siteSettings.schema>;
