import { drawText } from "./draw-share-image";

const style = { weight: "Bold", color: "#13231B", width: 500, height: 100 } as const;

test("a short text takes the largest size, a long one the first that it fits in", async () => {
  const sizes = [72, 40, 30];
  const short = await drawText("Themes", { ...style, sizes });
  const largest = await drawText("Themes", { ...style, sizes: [72] });
  expect(short.height).toBe(largest.height);
  const long = await drawText("How to use generative AI in a store", { ...style, sizes });
  expect(long.height).toBeLessThanOrEqual(100);
  expect(long.width).toBeLessThanOrEqual(500);
});

test("signs of markup are drawn as they are", async () => {
  const plain = await drawText("Audit and Align", { ...style, sizes: [40] });
  const signs = await drawText("Audit & <b>Align</b>", { ...style, sizes: [40] });
  expect(signs.width).toBeGreaterThan(plain.width);
});

test("the weight is drawn, so the font is the site's own", async () => {
  const bold = await drawText("Shopify", { ...style, sizes: [60], weight: "Ultra-Bold" });
  const light = await drawText("Shopify", { ...style, sizes: [60], weight: "Semi-Bold" });
  expect(bold.width).toBeGreaterThan(light.width);
});
