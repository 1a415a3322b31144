/** The properties that a type of structured data needs. */
export interface KindRule {
  /** Required by search engines, or essential to the meaning. */
  required: string[];
  recommended?: string[];
}

const pageRule: KindRule = {
  required: ["name", "url"],
  recommended: ["isPartOf", "publisher", "description"],
};

/**
 * Properties by type: from Google's structured data documentation if it covers the type, else those of schema.org without which it
 * would be empty. A type without a rule is an error.
 */
export const KIND_RULES: Readonly<Record<string, KindRule>> = {
  // developers.google.com/search/docs/appearance/structured-data/article
  Article: {
    required: ["headline", "author", "publisher", "mainEntityOfPage"],
    recommended: ["image", "datePublished", "dateModified", "description"],
  },
  BlogPosting: {
    required: ["headline", "author", "publisher", "mainEntityOfPage"],
    recommended: ["image", "datePublished", "dateModified", "description"],
  },
  // …/structured-data/breadcrumb
  BreadcrumbList: { required: ["@id", "itemListElement"] },
  ListItem: { required: ["position", "name", "item"] },
  // …/structured-data/faqpage
  FAQPage: { required: ["mainEntity"] },
  Question: { required: ["name", "acceptedAnswer"] },
  Answer: { required: ["text"] },
  // …/structured-data/organization
  Organization: {
    required: ["name", "url"],
    recommended: [
      "logo",
      "slogan",
      "description",
      "email",
      "address",
      "sameAs",
    ],
  },
  PostalAddress: {
    required: [
      "streetAddress",
      "addressLocality",
      "addressRegion",
      "postalCode",
      "addressCountry",
    ],
  },
  // …/appearance/site-names
  WebSite: {
    required: ["name", "url"],
    recommended: ["publisher", "description"],
  },
  // schema.org
  HowTo: { required: ["name", "step"], recommended: ["description"] },
  HowToStep: { required: ["position", "name", "text", "url"] },
  Service: {
    required: ["name", "provider"],
    recommended: ["url", "areaServed", "description"],
  },
  Country: { required: ["name"] },
  OfferCatalog: { required: ["name", "itemListElement"], recommended: ["url"] },
  Offer: {
    required: ["name", "price", "priceCurrency"],
    // The plans of the pricing page also have a description and a last day; pricing.test.ts checks them.
    recommended: ["url", "seller", "priceSpecification"],
  },
  UnitPriceSpecification: {
    required: ["price", "priceCurrency"],
    recommended: ["unitCode"],
  },
  WebPage: pageRule,
  AboutPage: pageRule,
  CollectionPage: pageRule,
  Blog: {
    required: ["name", "url"],
    recommended: ["description", "publisher"],
  },
};
