import { expect, test } from "../../drive/shared-page";
import { ONCE } from "../../drive/visit";
import { readCases } from "../../read/cases";

/** One page of each kind with pictures. */
const PATHS = [
  "/",
  "/service",
  "/shopify-fashion-marketing",
  "/blog",
  readCases()[0]!.path,
];
const WIDTHS = [360, 768, 1440];

for (const path of PATHS) {
  test(
    `pictures of ${path} are neither upscaled nor fetched far too large`,
    ONCE,
    async ({ page }) => {
      await page.route(/\.(avif|jpg|png)$/, (route) => route.abort());
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findProblems), `at ${width} px`).toEqual([]);
      }
    },
  );
}

/** Pictures whose file, chosen by `srcset` and `sizes` at 1x and 2x, does not fit their box. */
function findProblems(): string[] {
  const widthOf = (length: string) => {
    const ruler = document.createElement("div");
    document.body.append(ruler);
    ruler.attributeStyleMap.set("width", length);
    ruler.attributeStyleMap.set("position", "absolute");
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  };
  return Array.from(document.querySelectorAll("picture")).flatMap((picture) => {
    const image = picture.querySelector("img");
    const source = Array.from(picture.querySelectorAll("source")).find(
      ({ media }) => matchMedia(media).matches,
    );
    const box = image?.getBoundingClientRect();
    if (!image || !source || !box?.width) return [];
    const sized = source.hasAttribute("width") ? source : image;
    const [width, height] = ["width", "height"].map((name) =>
      Number(sized.getAttribute(name)),
    );
    const shape = (width ?? 1) / (height ?? 1);
    const isCut = getComputedStyle(image).objectFit === "cover";
    const drawn = isCut ? Math.max(box.width, box.height * shape) : box.width;
    const files = [...source.srcset.matchAll(/(\d+)w/g)].map(([, width]) =>
      Number(width),
    );
    const declared = source.sizes
      .split(/,(?![^(]*\))/)
      .map((part) => /^\s*(\([^)]*\))?\s*(.+)$/.exec(part.trim()))
      .find((part) => part && (!part[1] || matchMedia(part[1]).matches))?.[2];
    const size = widthOf(declared ?? "100vw");
    return [1, 2].flatMap((density) => {
      const file =
        files.find((each) => each >= size * density) ?? Math.max(...files);
      const share = file / (drawn * density);
      const isSmallest = file === Math.min(...files);
      return share >= 0.95 && (share <= 1.6 || isSmallest)
        ? []
        : [
            `${image.alt || image.src}: ${file} px for ${Math.round(drawn)} at ${density}x`,
          ];
    });
  });
}
