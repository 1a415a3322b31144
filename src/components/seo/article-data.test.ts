import { toArticle, toHowTo } from "./article-data";

const site = { brand: "Northcart", url: "https://northcart.test" };
const facts = { path: "/best-themes", title: "Best themes", description: "How to choose one." };
const text = {
  ...facts,
  images: ["/static/cover.jpg", "/static/share.png"],
  keywords: ["themes", "stores"],
};
const organization = {
  "@type": "Organization",
  "@id": "https://northcart.test/#organization",
  name: "Northcart",
  url: "https://northcart.test/",
};

test("a guide is signed and published by the company, with its days", () => {
  const days = { publishedOn: "2024-01-15", updatedOn: "2024-02-20" };
  expect(toArticle({ ...text, ...days }, site)).toEqual({
    "@type": "Article",
    "@id": "https://northcart.test/best-themes#article",
    headline: "Best themes",
    description: "How to choose one.",
    image: ["https://northcart.test/static/cover.jpg", "https://northcart.test/static/share.png"],
    author: organization,
    publisher: organization,
    datePublished: "2024-01-15T12:00:00Z",
    dateModified: "2024-02-20T12:00:00Z",
    mainEntityOfPage: { "@id": "https://northcart.test/best-themes" },
    keywords: "themes, stores",
  });
});

test("a text without a day names none", () => {
  const article = toArticle(text, site);
  expect(article).not.toHaveProperty("datePublished");
  expect(article).not.toHaveProperty("dateModified");
});

test("the steps of a tutorial are numbered, and each has an address", () => {
  const steps = [
    { id: "step-1-start", name: "Start", text: "Open it." },
    { id: "step-2-send", name: "Send", text: "Close it." },
  ];
  expect(toHowTo(facts, steps, site)).toEqual({
    "@type": "HowTo",
    name: "Best themes",
    description: "How to choose one.",
    isPartOf: { "@id": "https://northcart.test/best-themes#article" },
    step: [
      {
        "@type": "HowToStep",
        position: 1,
        name: "Start",
        text: "Open it.",
        url: "https://northcart.test/best-themes#step-1-start",
      },
      {
        "@type": "HowToStep",
        position: 2,
        name: "Send",
        text: "Close it.",
        url: "https://northcart.test/best-themes#step-2-send",
      },
    ],
  });
});
