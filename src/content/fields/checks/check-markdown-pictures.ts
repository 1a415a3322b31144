import type { Definition, Image, ImageReference, Root } from "mdast";
import { visit } from "unist-util-visit";
import { checkAlt } from "./check-alt";
import { checkImage } from "./check-image";
import type { CheckContext } from "./check-context";
import { at } from "../../problems/problem";
import type { Problem } from "../../problems/problem";

/** The least width of a picture in running text, in pixels. */
const minImageWidth = 720;

/** A picture of a text; one that names its file further down is the same as any other. */
type WrittenPicture = Pick<Image, "url" | "title" | "alt" | "position"> & { isAlone: boolean };

/** Pictures stand in the body of a file alone, and each says what it shows. */
export async function checkMarkdownPictures(root: Root, context: CheckContext): Promise<Problem[]> {
  const problems = picturesOf(root).map(async (picture) => {
    const found = await checkPicture(picture, context);
    return found.map((problem) => at(picture, problem));
  });
  return (await Promise.all(problems)).flat();
}

function picturesOf(root: Root): WrittenPicture[] {
  const definitions: Definition[] = [];
  const found: [node: Image | ImageReference, isAlone: boolean][] = [];
  visit(root, (node, _index, parent) => {
    if (node.type === "definition") definitions.push(node);
    if (node.type === "image" || node.type === "imageReference")
      found.push([node, parent?.type === "paragraph" && parent.children.length === 1]);
  });
  return found.flatMap(([node, isAlone]) => {
    const { alt, position } = node;
    const target =
      node.type === "image"
        ? node
        : definitions.find(({ identifier }) => identifier === node.identifier);
    return target ? [{ url: target.url, title: target.title, alt, position, isAlone }] : [];
  });
}

async function checkPicture(
  { url, title, alt, isAlone }: WrittenPicture,
  context: CheckContext,
): Promise<Problem[]> {
  if (context.isBody !== true) {
    const what = `the picture "${url}" can't stand in this text`;
    return [{ what, hint: whereItCanStand(context.imageFields?.() ?? []) }];
  }
  const what = `the picture "${url}" has no alt text`;
  const noAlt = { what, hint: `write ![what it shows](${url})` };
  const hasAlt = (alt ?? "").trim() !== "";
  return [
    ...(hasAlt ? checkAlt(alt ?? "") : [noAlt]),
    ...(title && !isAlone ? [explainCaption(title)] : []),
    ...(await checkImage(url, minImageWidth, context)),
  ];
}

/** A title is shown below its picture, which inside a line has no place for it. */
function explainCaption(title: string): Problem {
  const what = `"${title}" is the caption of a picture inside a line`;
  return { what, hint: "leave an empty line above and below the picture, or remove the caption" };
}

function whereItCanStand(imageFields: readonly string[]): string {
  if (imageFields.length === 0) return "remove it: only the body of a Markdown file holds pictures";
  const fields = imageFields.join(" or ");
  return `use ${fields}: only the body of a Markdown file holds pictures`;
}
