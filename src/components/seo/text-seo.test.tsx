import { render } from "@testing-library/react";
import { articleSeo, shareImage } from "../../test-support/article";
import { ArticleSeo } from "./article-seo";
import { CaseSeo } from "./case-seo";

type Thing = Record<string, unknown>;

const caseStudy: Queries.CaseSeoFragment = {
  path: "/case-studies/taylrd",
  title: "Budgets moved to demand",
  seo: { title: "Taylrd case study", description: "What was done.", keywords: ["ads"] },
  shareImage,
};

function readThings(): Thing[] {
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]');
  return Array.from(scripts, ({ textContent }) => JSON.parse(textContent) as Thing);
}

const readTypes = () => readThings().map((thing) => thing["@type"]);

function readMeta(name: string): string | null | undefined {
  const meta = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute("content");
}

function readTrail(): unknown {
  return readThings().find((thing) => thing["@type"] === "BreadcrumbList")?.["itemListElement"];
}

describe("the head of a guide", () => {
  it("has the titles of search results and of shared links, its day and its picture", () => {
    render(<ArticleSeo article={articleSeo} blogName="Insights" />);
    expect(document.title).toBe("Themes compared | Northcart");
    expect(readMeta("description")).toBe("Choose a theme.");
    expect(readMeta("og:type")).toBe("article");
    expect(readMeta("og:image")).toBe("https://northcart.test/static/share/themes.png");
    expect(readMeta("article:published_time")).toBe("2024-01-15");
  });

  it("tells machines what it is and that it is found in the blog", () => {
    render(<ArticleSeo article={articleSeo} blogName="Insights" />);
    expect(readTypes()).toEqual(["Article", "BreadcrumbList"]);
    expect(readThings()[0]).toMatchObject({
      headline: "Best themes",
      datePublished: "2024-01-15",
      dateModified: "2024-02-20",
    });
    expect(readTrail()).toMatchObject([
      { name: "Home", item: "https://northcart.test/" },
      { name: "Insights", item: "https://northcart.test/blog" },
      { name: "Best themes", item: "https://northcart.test/best-themes" },
    ]);
  });

  it("tells the steps of a tutorial", () => {
    const steps = [{ id: "step-1-start", name: "Start", text: "Open it." }];
    render(<ArticleSeo article={{ ...articleSeo, steps }} blogName="Insights" />);
    expect(readTypes()).toEqual(["Article", "HowTo", "BreadcrumbList"]);
  });
});

describe("the head of a case study", () => {
  it("tells machines that it is an article among the case studies", () => {
    render(<CaseSeo caseStudy={caseStudy} listTitle="Case studies" />);
    expect(document.title).toBe("Taylrd case study | Northcart");
    expect(readTypes()).toEqual(["Article", "BreadcrumbList"]);
    expect(readThings()[0]).not.toHaveProperty("datePublished");
    expect(readTrail()).toMatchObject([
      { name: "Home" },
      { name: "Case studies", item: "https://northcart.test/case-studies" },
      { name: "Budgets moved to demand", item: "https://northcart.test/case-studies/taylrd" },
    ]);
  });
});

describe("in the visitor's bundle", () => {
  beforeEach(() => {
    process.env.BUILD_STAGE = "build-javascript";
  });

  afterEach(() => {
    delete process.env.BUILD_STAGE;
  });

  it("leaves out what only machines read: the HTML has it", () => {
    render(<ArticleSeo article={articleSeo} blogName="Insights" />);
    expect(document.title).toBe("Themes compared | Northcart");
    expect(readThings()).toEqual([]);
  });

  it("leaves it out of case studies too", () => {
    render(<CaseSeo caseStudy={caseStudy} listTitle="Case studies" />);
    expect(readThings()).toEqual([]);
  });
});
