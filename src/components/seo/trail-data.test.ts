import { siteSettings } from "../../test-support/site-settings";
import { toPageWithTrail } from "./structured-data";

const company = { ...siteSettings, profiles: [], homeLabel: "Home" };

test("a page knows its trail, which is numbered from the home page on", () => {
  const page = { path: "/blog/category/ads/page/2", title: "Ads (2)", description: "Posts." };
  const steps = [{ name: "Blog", path: "/blog" }];
  const id = "https://northcart.test/blog/category/ads/page/2#breadcrumb";
  expect(toPageWithTrail(page, steps, company, "CollectionPage")).toMatchObject([
    { "@type": "CollectionPage", name: "Ads (2)", breadcrumb: { "@id": id } },
    {
      "@type": "BreadcrumbList",
      "@id": id,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://northcart.test/" },
        { "@type": "ListItem", position: 2, name: "Blog", item: "https://northcart.test/blog" },
      ],
    },
  ]);
});
