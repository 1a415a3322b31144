import { blogPost } from "../../content/types/blog-post";
import { caseStudy } from "../../content/types/case-study";
import { makeContext } from "../../test-support/query-context";
import { publishShareImage } from "../../publish/share-image/publish-share-image";
import { shareImageField } from "./share-image";

jest.mock("../../publish/share-image/publish-share-image", () => ({
  publishShareImage: jest.fn().mockResolvedValue("/static/share/1.png"),
  shareImageSize: { width: 1200, height: 630 },
}));

const address = {
  ...{ street: "4200 Boulevard", city: "Montreal", region: "Quebec" },
  ...{ postalCode: "H2W 2R2", country: "Canada" },
};
const taylrd = {
  ...{ key: "taylrd", brand: "Taylrd", title: "Budgets moved", headline: "revenue", proof: "x" },
  figures: [{ key: "revenue", metric: "revenue", value: "+491%" }],
};
const context = makeContext({
  "SiteSettings:": { brand: "Northcart", url: "https://northcart.test/", address },
  "BlogCategory:email": { name: "Email" },
  "CaseStudyWords:": { kicker: "Case study" },
  "CaseStudy:taylrd": taylrd,
});
const site = { brand: "Northcart", host: "northcart.test" };

test("a post's picture has its title and its category", async () => {
  const post = { key: "write", title: "Write with {{brand}}", categories: ["email"] };
  const image = await shareImageField(blogPost).resolve(post, undefined, context);
  expect(image).toEqual({
    ...{ src: "/static/share/1.png", width: 1200, height: 630 },
    alt: "Email: Write with Northcart | Northcart",
  });
  const words = { title: "Write with Northcart", kind: "Email" };
  expect(publishShareImage).toHaveBeenCalledWith({ ...words, ...site });
});

test("the picture of a case study has its figure", async () => {
  await shareImageField(caseStudy).resolve(taylrd, undefined, context);
  expect(publishShareImage).toHaveBeenCalledWith({
    ...{ title: "Budgets moved", kind: "Case study: Taylrd" },
    figure: { value: "+491%", label: "revenue" },
    ...site,
  });
});
