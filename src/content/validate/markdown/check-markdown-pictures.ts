import type { Image, ImageReference, Root } from "mdast";
import visit from "unist-util-visit";
import { at } from "./at-node";
import { checkImage } from "../checks/check-image";
import type { CheckContext } from "../checks/check-context";
import type { Finding } from "../checks/finding";

/** The least width of a picture in running text, in pixels. */
const minImageWidth = 720;

/** Pictures stand in the body of a file alone, and each says what it shows. */
export async function checkMarkdownPictures(root: Root, context: CheckContext): Promise<Finding[]> {
  const images: (Image | ImageReference)[] = [];
  visit<Image | ImageReference>(root, ["image", "imageReference"], (node) => {
    images.push(node);
  });
  const findings = images.map(async (node) => {
    const found = await checkPicture(node, context);
    return found.map((finding) => at(node, finding));
  });
  return (await Promise.all(findings)).flat();
}

async function checkPicture(
  node: Image | ImageReference,
  context: CheckContext,
): Promise<Finding[]> {
  const name = node.type === "image" ? node.url : `[${node.identifier}]`;
  if (context.isBody !== true) {
    const problem = `the picture "${name}" can't stand in this text`;
    return [{ problem, remedy: whereItCanStand(context.imageFields?.() ?? []) }];
  }
  if (node.type === "imageReference") {
    const problem = `the picture "${name}" names its file elsewhere`;
    return [{ problem, remedy: "write ![what it shows](./picture.jpg)" }];
  }
  const problem = `the picture "${name}" has no alt text`;
  const noAlt = { problem, remedy: `write ![what it shows](${name})` };
  const hasAlt = (node.alt ?? "").trim() !== "";
  return [...(hasAlt ? [] : [noAlt]), ...(await checkImage(name, minImageWidth, context))];
}

function whereItCanStand(imageFields: readonly string[]): string {
  if (imageFields.length === 0) return "remove it: only the body of a Markdown file holds pictures";
  const fields = imageFields.join(" or ");
  return `use ${fields}: only the body of a Markdown file holds pictures`;
}
