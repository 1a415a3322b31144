import { dirname, resolve } from "node:path";
import type { Element, Root } from "hast";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { visit } from "unist-util-visit";
import { isRemote } from "../../../content/fields/checks/remote-address";
import { buildElement } from "../../../publish/html/html-tree";
import { findFile, findRemoteFile } from "../image-file";
import type { OtherType, QueryContext, ResolveInfo } from "../field";
import { renderText } from "../query-context";

const imageArguments = {
  layout: "constrained",
  width: 1360,
  placeholder: "none",
  formats: ["auto", "avif"],
  breakpoints: [360, 720, 1080, 1360],
  sizes: "(min-width: 45em) 680px, calc(100vw - 2rem)",
};

/** Shows a body's pictures in all sizes, by their paths relative to its file. */
export async function showPictures(
  root: Root,
  contentFile: string,
  context: QueryContext,
  info: ResolveInfo,
): Promise<void> {
  const { gatsbyImageData } = (info.schema.getType("ImageSharp") as OtherType).getFields();
  const pictures: Promise<void>[] = [];
  visit(root, { tagName: "img" }, (image: Element) => void pictures.push(show(image)));
  await Promise.all(pictures);

  async function show(image: Element): Promise<void> {
    const src = String(image.properties["src"]);
    const toPath = () => resolve(dirname(contentFile), decodeURI(src));
    const file = isRemote(src)
      ? await findRemoteFile(src, context)
      : await findFile({ absolutePath: { eq: toPath() } }, context);
    const sharpNode = file?.children
      .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
      .find(Boolean);
    const data = await gatsbyImageData?.resolve(sharpNode, imageArguments, context, info);
    const { images, width, height } = data as IGatsbyImageData;
    const sources = (images.sources ?? []).map(({ type, srcSet, sizes }) =>
      buildElement("source", [], { type, srcSet, sizes }),
    );
    const alt = renderText(String(image.properties["alt"]), context);
    const size = { src: images.fallback?.src, width, height };
    const shown = buildElement("img", [], { ...size, alt, loading: "lazy", decoding: "async" });
    Object.assign(image, buildElement("picture", [...sources, shown]));
  }
}
