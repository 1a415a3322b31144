import { resolve } from "node:path";
import type { ContentType } from "../../content/content-type";
import { blogPost } from "../../content/types/blog-post";
import { makeContext, makeInfo } from "../../test-support/query-context";
import { siteSettings } from "../../test-support/site-settings";
import { landingPage } from "../../content-types";
import { publishShareImage } from "../share-image/publish-share-image";
import { shareImageField } from "./share-image";

jest.mock("../share-image/publish-share-image", () => ({
  publishShareImage: jest.fn().mockResolvedValue("/static/share/1.png"),
  shareImageSize: { width: 1200, height: 630 },
}));

const taylrd = {
  file: "content/case-studies/taylrd/index.yaml",
  key: "taylrd",
  brand: "Taylrd",
  title: "Budgets moved",
  headline: "revenue",
  proof: "x",
  figures: [{ key: "revenue", metric: "revenue", value: "+491%" }],
};
const nodes = {
  "SiteSettings:": {
    ...siteSettings,
    founder: { name: "Our founder" },
    quote: { text: "Less work.", attribution: "Owner" },
  },
  "BlogCategory:email": { name: "Email" },
  "CaseStudyWords:": { kicker: "Case study" },
  "CaseStudy:taylrd": taylrd,
};
const site = { brand: "Northcart", host: "northcart.test" };

const file = "/cache/cover.jpg";
const findOne = jest.fn().mockResolvedValue({ absolutePath: file });

function draw(
  type: ContentType,
  record: object & { key: string; file: string },
  more: object = {},
) {
  const { nodeModel } = makeContext({ ...nodes, ...more });
  const context = { nodeModel: { ...nodeModel, findOne } };
  return shareImageField(type).resolve(
    record,
    undefined,
    context,
    makeInfo("shareImage"),
  );
}

test("a post's share image has its title, category, and cover", async () => {
  const post = {
    key: "write",
    file: "content/blog/write/index.md",
    title: "Write with {{brand}}",
    categories: ["email"],
    cover: { src: "./cover.jpg", alt: "Parcels" },
  };
  expect(await draw(blogPost, post)).toEqual({
    src: "/static/share/1.png",
    width: 1200,
    height: 630,
    alt: "Email: Write with Northcart | Northcart",
  });
  const words = { title: "Write with Northcart", kind: "Email" };
  expect(publishShareImage).toHaveBeenCalledWith({
    ...words,
    ...site,
    cover: file,
  });
  const absolutePath = {
    eq: resolve(".last-valid/content/blog/write/cover.jpg"),
  };
  expect(findOne).toHaveBeenCalledWith({
    type: "File",
    query: { filter: { absolutePath } },
  });
});

test("a page's share image has the figure of its hero's case study", async () => {
  const page = {
    key: "service",
    file: "content/landing/service/index.yaml",
    seo: { title: "Services" },
    sections: [
      { type: "hero", proof: "colo" },
      { type: "proof", caseStudies: ["taylrd"] },
    ],
  };
  const colo = { ...taylrd, key: "colo", brand: "Colo", headline: "revenue" };
  const { alt } = await draw(landingPage, page, { "CaseStudy:colo": colo });
  expect(alt).toBe("Services, +491% Colo: revenue | Northcart");
});
