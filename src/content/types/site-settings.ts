import { z } from "zod";
import { readToday } from "../../lib/format/today";
import { defineContentType } from "../content-type";
import { link } from "../fields/link";
import { image } from "../fields/image";
import { action, placeholder } from "../fields/shared-fields";
import { flag, group, list, oneOf } from "../fields/structure";
import { code, text } from "../fields/text";
import { type Issue, createIssue, suggestHint } from "../issues";

function secureUrl(description: string) {
  const hostname = /^[^.]+(\.[^.]+)+$/;
  const message = "an https:// URL such as https://company.com";
  return z
    .url({ protocol: /^https$/, hostname, message })
    .meta({ description });
}

/** A text with a certain format; `message` describes it with an example. */
function formed(
  form: RegExp,
  message: string,
  description: string,
  example: string,
) {
  return z
    .string()
    .regex(form, { message })
    .meta({ description, examples: [example] });
}

const bookingLink = group("BookingLink", "A page of the scheduling service.", {
  url: secureUrl("URL of the scheduling page."),
  terms: text(
    "Next to the button: how long, what you get, its cost, how you leave.",
    { max: 240 },
  ),
  host: group(
    "BookingHost",
    "The person on the call. Leave out until there is one.",
    {
      name: text("First and last name.", { max: 60 }),
      role: text("Role in the company.", { max: 60 }),
      photo: image("Square portrait.", { minWidth: 240 }).optional(),
    },
  ).optional(),
  placeholder,
});

const navigationLink = group(
  "NavigationLink",
  "A link in the header or the footer.",
  {
    label: text("Text of the link.", { max: 40 }),
    link: link("Target of the link."),
    wideScreensOnly: flag("True hides the link on small screens."),
  },
);

const linkGroup = group("LinkGroup", "Links under one heading.", {
  heading: text("Heading of the group.", { max: 30 }),
  links: list(navigationLink, "Links of the group."),
});

const address = group("PostalAddress", "Postal address of the company.", {
  street: text("Street and number."),
  city: text("City."),
  region: text("State or province."),
  postalCode: code("Postal code."),
  country: text("Country, written out."),
  countryCode: formed(
    /^[A-Z]{2}$/,
    "two capital letters such as CA",
    "Country code (ISO 3166), for structured data.",
    "CA",
  ),
  placeholder,
});

/** Every page is in English; Quebec's Charter requires a French version that is as accessible. */
const frenchVersionMissing = createIssue(
  "unreviewed-text",
  "the company is established in Quebec, and its site has no French version, which the Charter of the French Language requires",
  "have a lawyer review it, then write `frenchReviewed: true`",
  { path: ["address", "region"] },
);

const hostMissing = createIssue(
  "missing-field",
  "is missing",
  "add the name, role, and photo of the person on the call",
);

const description =
  "Settings of the whole site: brand, links, navigation, footer, trackers.";

export const siteSettings = defineContentType({
  files: "site.yaml",
  variables: {
    prefix: "",
    read: ({
      address: { street, city, region, postalCode, country },
      ...site
    }) => ({
      brand: site.brand,
      founder: site.founder.name,
      tagline: site.tagline,
      email: site.email,
      address: `${street}, ${city}, ${region} ${postalCode}, ${country}`,
    }),
  },
  check: (site) => [
    ...checkSiteUrl(site.url),
    ...checkTimeZone(site.timeZone),
    ...checkEditor(site),
  ],
  schema: group("SiteSettings", description, {
    brand: text("Name of the company. Elsewhere, write {{brand}}.", {
      max: 30,
    }),
    tagline: text("The company in a few words.", { max: 80 }),
    description: text(
      "One or two sentences about the company, for search engines.",
      { max: 200 },
    ),
    url: secureUrl(
      "URL of the site, without a slash at the end. SITE_URL overrides it.",
    ),
    email: z.email({ message: "an address such as hello@company.com" }).meta({
      description: "Email address for visitors.",
    }),
    founder: group(
      "Founder",
      "The founder, by name as soon as it may be shown.",
      {
        name: text(
          "Start of a sentence: the name, or `Our founder`. Use {{founder}}.",
          { max: 60 },
        ),
        placeholder,
      },
    ),
    address,
    frenchReviewed: flag(
      "For a company in Quebec: true once a lawyer has reviewed whether the site needs a French version.",
    ),
    bookingLinks: group(
      "BookingLinks",
      "Scheduling pages that calls to action open.",
      {
        demo: bookingLink.describe("A demo of the service."),
        discovery: bookingLink.describe("A 30-minute discovery call."),
        strategy: bookingLink.describe("A 30-minute strategy call."),
        audit: bookingLink.describe("A free audit."),
        call: bookingLink.describe("A free call for service businesses."),
      },
    ),
    socialProfiles: list(
      group("SocialProfile", "A profile of the company on a social network.", {
        label: text("Text of the link."),
        url: link("URL of the profile."),
        placeholder,
      }),
      "Profiles of the company on social networks.",
    ),
    areaServed: list(
      text("A country.", { max: 40 }),
      "Countries of the company's clients.",
      {
        max: 10,
      },
    ),
    locale: formed(
      /^[a-z]{2}-[A-Z]{2}$/,
      "a language and a country such as en-US",
      "Language and country of the site, such as en-US.",
      "en-US",
    ),
    timeZone: formed(
      /^[A-Z]\w+(?:\/[A-Z][\w+-]*)*$/,
      "a time zone such as America/Toronto",
      "Time zone in which the site's days start, for the dates of posts.",
      "UTC",
    ),
    languages: list(
      code("Code of a language, such as `en`.", { max: 10 }),
      "Languages of security reports, for security.txt.",
      { max: 5 },
    ),
    llmsText: group("LlmsText", "Headings of llms.txt, for language models.", {
      pages: text("Heading of the list of marketing pages.", { max: 40 }),
      guides: text("Heading of the list of articles.", { max: 40 }),
      caseStudies: text("Heading of the list of case studies.", { max: 40 }),
      posts: text("Heading of the list of blog posts.", { max: 40 }),
    }),
    quote: group(
      "SiteQuote",
      "Quote from a customer, in the footer of every page.",
      {
        text: text("Text of the quote.", { max: 240 }),
        attribution: text("Role and store, never an invented name.", {
          max: 80,
        }),
        placeholder,
      },
    ),
    navigation: list(navigationLink, "Links in the header, in order.", {
      max: 8,
    }),
    menuGroup: linkGroup.describe(
      "Links below the others in the menu of phones and tablets.",
    ),
    headerAction: action("Button in the header."),
    footer: group("Footer", "Footer of every page.", {
      groups: list(linkGroup, "Columns of links."),
      smallPrint: text("Last line of every page.", { max: 160 }),
    }),
    editor: group(
      "Editor",
      "The editor at /admin opens pull requests. Leave out to turn off.",
      {
        backend: oneOf("EditorBackend", "Its host.", {
          github: "GitHub.",
          gitlab: "GitLab.",
        }),
        repo: code(
          "Owner and name of the repository, such as northcart/website.",
        ),
        branch: code("Branch that pull requests are merged into."),
      },
    ).optional(),
    trackers: group(
      "Trackers",
      "They load if the visitor agrees. consent.yaml describes them.",
      {
        tagManagerId: formed(
          /^GTM-[A-Z\d]{4,12}$/,
          "the id of a tag manager's container such as GTM-AB12CD3, in which Analytics (G-…) is added",
          "Container id of the tag manager. Leave out to turn it off.",
          "GTM-AB12CD3",
        ).optional(),
        pixelId: formed(
          /^\d{8,20}$/,
          'the number of a pixel in quotes, such as "1234567890"',
          "Id of the advertising pixel. Leave out to turn it off.",
          "1234567890",
        ).optional(),
      },
    ),
  }),
  checkLaunch: ({
    address: { region, countryCode },
    frenchReviewed,
    bookingLinks,
  }) => [
    ...(countryCode === "CA" &&
    /^(qu[eé]bec|qc)$/i.test(region) &&
    !frenchReviewed
      ? [frenchVersionMissing]
      : []),
    ...Object.entries(bookingLinks).flatMap(([key, { host }]) =>
      host ? [] : [{ ...hostMissing, path: ["bookingLinks", key, "host"] }],
    ),
  ],
});

/** Paths are appended to the site's URL, so it must end with its domain. */
function checkSiteUrl(url: string): Issue[] {
  const { origin } = new URL(url);
  if (url === origin) return [];
  const reason = `"${url}" is more than a domain, and the site doesn't work below a path`;
  const hint = `write ${origin}; GitHub Pages needs a domain of your own or a repository named <user>.github.io`;
  return [createIssue("invalid-format", reason, hint, { path: ["url"] })];
}

function checkTimeZone(timeZone: string): Issue[] {
  try {
    readToday(timeZone);
    return [];
  } catch {
    const reason = `"${timeZone}" is not a known time zone`;
    const hint = suggestHint(timeZone, Intl.supportedValuesOf("timeZone"));
    const place = { path: ["timeZone"] };
    return [createIssue("unknown-value", reason, hint, place)];
  }
}

/** A tracker's scripts and the editor at /admin would share an origin, and so its storage. */
function checkEditor({
  editor,
  trackers,
}: {
  editor?: object;
  trackers: object;
}): Issue[] {
  if (!editor || Object.keys(trackers).length === 0) return [];
  const reason =
    "is on with trackers, whose scripts could read the access token of a writer at /admin";
  const hint =
    "remove editor, and use `npm run write` instead, or remove the ids in trackers";
  const place = { path: ["editor"], isAboutKey: true };
  return [createIssue("conflicting-fields", reason, hint, place)];
}

export type Site = z.infer<typeof siteSettings.schema>;
