import { dirname, resolve } from "node:path";
import type { Element } from "hast";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { QueryContext, ResolvableType, ResolveInfo } from "./query-context";

const imageArguments = {
  layout: "constrained",
  width: 1360,
  placeholder: "none",
  formats: ["auto", "avif"],
  breakpoints: [360, 720, 1080, 1360],
  sizes: "(min-width: 45em) 680px, calc(100vw - 2rem)",
};

interface FileNode {
  absolutePath: string;
  children: string[];
}

/** The sizes and formats of a picture that Markdown names by its path from the content file. */
export async function toPicture(
  image: Element,
  contentFile: string,
  context: QueryContext,
  info: ResolveInfo,
): Promise<Element> {
  const src = decodeURI(String(image.properties?.["src"]));
  const absolutePath = resolve(dirname(contentFile), src);
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const file = (await context.nodeModel.findOne({ type: "File", query })) as FileNode | null;
  const sharpNode = file?.children
    .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
    .find(Boolean);
  const { gatsbyImageData } = (info.schema.getType("ImageSharp") as ResolvableType).getFields();
  const data = await gatsbyImageData?.resolve(sharpNode, imageArguments, context, info);
  return toElement(data as IGatsbyImageData, String(image.properties?.["alt"]));
}

function toElement({ images, width, height }: IGatsbyImageData, alt: string): Element {
  const { src } = images.fallback ?? {};
  const sources = (images.sources ?? []).map((source) =>
    element("source", { type: source.type, srcSet: source.srcSet, sizes: source.sizes }),
  );
  const properties = { src, width, height, alt, loading: "lazy", decoding: "async" };
  return { ...element("picture", {}), children: [...sources, element("img", properties)] };
}

function element(
  tagName: string,
  properties: Record<string, string | number | undefined>,
): Element {
  return { type: "element", tagName, properties, children: [] };
}
