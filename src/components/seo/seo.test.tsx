import { render } from "@testing-library/react";
import { articleSeo } from "../../test-support/article";
import { Seo } from "./seo";
import { toArticleHead } from "./text-heads";

function readMeta(name: string): string | null | undefined {
  const meta = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute("content");
}

it("writes the titles of search results and of shared links, the day and the picture", () => {
  render(<Seo toHead={(company) => toArticleHead(articleSeo, "Insights", company)} />);
  expect(document.title).toBe("Themes compared | Northcart");
  expect(readMeta("description")).toBe("Choose a theme.");
  expect(readMeta("og:type")).toBe("article");
  expect(readMeta("og:image")).toBe("https://northcart.test/static/share/themes.png");
  expect(readMeta("article:published_time")).toBe("2024-01-15T12:00:00Z");
});

it("writes what machines are told as a script that they can read", () => {
  render(<Seo toHead={(company) => toArticleHead(articleSeo, "Insights", company)} />);
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]');
  const graphs = Array.from(
    scripts,
    ({ textContent }) => (JSON.parse(textContent) as { "@graph": object[] })["@graph"],
  );
  expect(graphs.flat()).toMatchObject([
    { headline: "Best themes" },
    { "@type": "WebPage" },
    {
      itemListElement: [
        { name: "Home", item: "https://northcart.test/" },
        { name: "Insights", item: "https://northcart.test/blog" },
        { name: "Best themes", item: "https://northcart.test/best-themes" },
      ],
    },
  ]);
});
