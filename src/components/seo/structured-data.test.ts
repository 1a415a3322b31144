import { siteSettings } from "../../test-support/site-settings";
import { toOrganization, toWebPage, toWebSite } from "./structured-data";
import { toBlog, toBlogPosting } from "./article-data";

const { socialProfiles, ...settings } = siteSettings;
const company = {
  ...settings,
  profiles: socialProfiles.map(({ url }) => url.href),
  areaServed: ["Canada"],
  homeLabel: "Home",
};
const facts = { path: "/blog/feeds", title: "Feeds", description: "What feeds hold." };
const organization = { "@id": "https://northcart.test/#organization" };

test("the company has a name, an address, a logo and its profiles", () => {
  expect(toOrganization(company)).toMatchObject({
    "@type": "Organization",
    ...organization,
    name: "Northcart",
    logo: "https://northcart.test/icon-512.png",
    slogan: "Your growth team",
    description: "Outsourced marketing for stores.",
    email: "hello@northcart.test",
    address: {
      "@type": "PostalAddress",
      streetAddress: "4200 Boulevard",
      addressLocality: "Montreal",
      addressRegion: "Quebec",
      postalCode: "H2W 2R2",
      addressCountry: "CA",
    },
    sameAs: ["https://instagram.test/northcart"],
  });
});

test("the site is described and published by the company", () => {
  expect(toWebSite(company)).toMatchObject({
    "@type": "WebSite",
    "@id": "https://northcart.test/#website",
    url: "https://northcart.test/",
    description: "Outsourced marketing for stores.",
    publisher: organization,
  });
});

test("a page is part of the site and published by the company", () => {
  expect(toWebPage(facts, company)).toEqual({
    "@type": "WebPage",
    "@id": "https://northcart.test/blog/feeds",
    name: "Feeds",
    description: "What feeds hold.",
    url: "https://northcart.test/blog/feeds",
    isPartOf: {
      "@type": "WebSite",
      "@id": "https://northcart.test/#website",
      name: "Northcart",
      url: "https://northcart.test/",
    },
    publisher: {
      "@type": "Organization",
      ...organization,
      name: "Northcart",
      url: "https://northcart.test/",
    },
  });
});

test("the blog is published by the company", () => {
  const blog = toBlog({ ...facts, path: "/blog" }, company);
  expect(blog).toMatchObject({ "@type": "Blog", url: "https://northcart.test/blog" });
  expect(blog).toMatchObject({ publisher: organization });
});

test("a post has full addresses, its day, and an organization as its author", () => {
  const post = {
    ...facts,
    publishedOn: "2025-05-30",
    updatedOn: undefined,
    author: "Search desk, Northcart",
    blogName: "Insights",
    images: ["/static/cover.jpg", "/static/share.png"],
    keywords: ["feeds", "shopping"],
  };
  expect(toBlogPosting(post, company)).toMatchObject({
    "@type": "BlogPosting",
    headline: "Feeds",
    image: ["https://northcart.test/static/cover.jpg", "https://northcart.test/static/share.png"],
    datePublished: "2025-05-30T12:00:00Z",
    dateModified: "2025-05-30T12:00:00Z",
    author: { "@type": "Organization", name: "Search desk, Northcart" },
    publisher: { ...organization, name: "Northcart" },
    isPartOf: {
      "@type": "Blog",
      "@id": "https://northcart.test/blog#blog",
      name: "Insights",
      url: "https://northcart.test/blog",
    },
    mainEntityOfPage: { "@id": "https://northcart.test/blog/feeds" },
    keywords: "feeds, shopping",
  });
});
