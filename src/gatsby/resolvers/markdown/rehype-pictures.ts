import { dirname, resolve } from "node:path";
import type { Element, Root } from "hast";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { visit } from "unist-util-visit";
import { isRemote } from "../../../content/fields/checks/remote-address";
import { findRemoteFile } from "../image-file";
import type { QueryContext, ResolvableType, ResolveInfo } from "../query-context";
import { element } from "./rehype-blocks";
import { toShownText } from "../query-context";

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

/** Shows the pictures of a body in every size; they are found by their path from its file. */
export function rehypePictures(options: {
  contentFile: string;
  context: QueryContext;
  info: ResolveInfo;
}) {
  return async (root: Root) => {
    const pictures: Promise<unknown>[] = [];
    visit(root, { tagName: "img" }, (image: Element) => {
      pictures.push(toPicture(image, options).then((picture) => Object.assign(image, picture)));
    });
    await Promise.all(pictures);
  };
}

async function toPicture(
  image: Element,
  { contentFile, context, info }: Parameters<typeof rehypePictures>[0],
): Promise<Element> {
  const src = String(image.properties["src"]);
  const file = isRemote(src)
    ? await findRemoteFile(src, context)
    : await findFileBeside(contentFile, decodeURI(src), context);
  const sharpNode = (file as FileNode | null)?.children
    .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
    .find(Boolean);
  const { gatsbyImageData } = (info.schema.getType("ImageSharp") as ResolvableType).getFields();
  const data = await gatsbyImageData?.resolve(sharpNode, imageArguments, context, info);
  const alt = toShownText(String(image.properties["alt"]), context);
  return toElement(data as IGatsbyImageData, alt);
}

function findFileBeside(contentFile: string, src: string, { nodeModel }: QueryContext) {
  const query = { filter: { absolutePath: { eq: resolve(dirname(contentFile), src) } } };
  return nodeModel.findOne({ type: "File", query });
}

function toElement({ images, width, height }: IGatsbyImageData, alt: string): Element {
  const { src } = images.fallback ?? {};
  const sources = (images.sources ?? []).map(({ type, srcSet, sizes }) =>
    element("source", { type, srcSet, sizes }, []),
  );
  const properties = { src, width, height, alt, loading: "lazy", decoding: "async" };
  return element("picture", {}, [...sources, element("img", properties, [])]);
}
