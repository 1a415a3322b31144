import { dirname, join } from "node:path";
import type { Element, Root } from "hast";
import { assertObjectType } from "gatsby/graphql";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { decodePicturePath } from "../../../content/checks/fields/remote-image";
import { lastValidDir } from "../../../content/read/last-valid";
import { buildElement, findElements } from "../../../lib/html/html-tree";
import { findPicture } from "../image-file";
import type { QueryContext, ResolveInfo } from "../field";
import { renderText } from "../query-context";

const imageArguments = {
  layout: "constrained",
  width: 1360,
  breakpoints: [360, 720, 1080, 1360],
  sizes: "(min-width: 45em) 680px, calc(100vw - 2rem)",
};

/** Shows a body's pictures in all sizes, by their paths relative to its file. */
export async function showPictures(
  root: Root,
  file: string,
  context: QueryContext,
  info: ResolveInfo,
): Promise<void> {
  const { gatsbyImageData } = assertObjectType(
    info.schema.getType("ImageSharp"),
  ).getFields();
  const folder = join(lastValidDir, dirname(file));
  const pictures = findElements(root, "img");
  await Promise.all(pictures.map(show));

  async function show(image: Element): Promise<void> {
    const src = String(image.properties["src"]);
    const file = await findPicture(decodePicturePath(src), folder, context);
    const sharpNode = file?.children
      .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
      .find(Boolean);
    const data = await gatsbyImageData?.resolve?.(
      sharpNode,
      imageArguments,
      context,
      info,
    );
    const { images, width, height } = data as IGatsbyImageData;
    const sources = (images.sources ?? []).map(({ type, srcSet, sizes }) =>
      buildElement("source", [], { type, srcSet, sizes }),
    );
    const alt = renderText(String(image.properties["alt"]), context);
    const own = { src: images.fallback?.src, width, height, alt };
    const shown = buildElement("img", [], {
      ...own,
      loading: "lazy",
      decoding: "async",
    });
    Object.assign(image, buildElement("picture", [...sources, shown]));
  }
}
