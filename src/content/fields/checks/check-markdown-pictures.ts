import type { Image, ImageReference, Root } from "mdast";
import visit from "unist-util-visit";
import { at } from "../../markdown/at-node";
import { checkImage } from "./check-image";
import type { CheckContext } from "./check-context";
import type { Problem } from "../../problems/problem";

/** The least width of a picture in running text, in pixels. */
const minImageWidth = 720;

/** Pictures stand in the body of a file alone, and each says what it shows. */
export async function checkMarkdownPictures(root: Root, context: CheckContext): Promise<Problem[]> {
  const images: (Image | ImageReference)[] = [];
  visit<Image | ImageReference>(root, ["image", "imageReference"], (node) => {
    images.push(node);
  });
  const problems = images.map(async (node) => {
    const found = await checkPicture(node, context);
    return found.map((problem) => at(node, problem));
  });
  return (await Promise.all(problems)).flat();
}

async function checkPicture(
  node: Image | ImageReference,
  context: CheckContext,
): Promise<Problem[]> {
  const name = node.type === "image" ? node.url : `[${node.identifier}]`;
  if (context.isBody !== true) {
    const what = `the picture "${name}" can't stand in this text`;
    return [{ what, hint: whereItCanStand(context.imageFields?.() ?? []) }];
  }
  if (node.type === "imageReference") {
    const what = `the picture "${name}" names its file elsewhere`;
    return [{ what, hint: "write ![what it shows](./picture.jpg)" }];
  }
  const what = `the picture "${name}" has no alt text`;
  const noAlt = { what, hint: `write ![what it shows](${name})` };
  const hasAlt = (node.alt ?? "").trim() !== "";
  return [...(hasAlt ? [] : [noAlt]), ...(await checkImage(name, minImageWidth, context))];
}

function whereItCanStand(imageFields: readonly string[]): string {
  if (imageFields.length === 0) return "remove it: only the body of a Markdown file holds pictures";
  const fields = imageFields.join(" or ");
  return `use ${fields}: only the body of a Markdown file holds pictures`;
}
