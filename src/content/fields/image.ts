import { z } from "zod";
import type { Issue } from "../issues/issue";
import {
  checkAlt,
  checkImage,
  checkVectorImage,
} from "../checks/fields/check-image";
import { defineKind } from "./field-kind";
import { text } from "./text";

/** The shape that the check reads; a drawing has no alt text. */
const pictured = z.object({ src: z.string(), alt: z.string().default("") });

const source = (description: string) => z.string().min(1).meta({ description });

function inField(name: "src" | "alt", issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: [name] }));
}

export const imageKind = defineKind({
  name: "image",
  graphqlType: "Image",
  sample: { src: "./picture.png", alt: "Sample" },
  check: async (value, context, { minWidth = 0 }) => {
    const { src, alt } = pictured.parse(value);
    const inFile = await checkImage(src, minWidth, context);
    return [...inField("src", inFile), ...inField("alt", checkAlt(alt))];
  },
});

/** A picture next to the content file, with its alt text. */
export function image(description: string, { minWidth = 480 } = {}) {
  return z
    .strictObject({
      src: source(
        "Path relative to this file, such as ./cover.jpg, or an https:// URL.",
      ),
      alt: text("Alt text: what the picture shows, for screen readers.", {
        min: 5,
        max: 200,
      }),
    })
    .meta({ typeName: "Image", kind: imageKind.name, minWidth, description });
}

export const vectorImageKind = defineKind({
  name: "vector-image",
  graphqlType: "VectorImage",
  sample: { src: "./drawing.svg" },
  check: async (value, context) =>
    inField("src", await checkVectorImage(pictured.parse(value).src, context)),
});

/** A drawing next to the content file, served unchanged. The record has its name only. */
export function vectorImage(description: string) {
  return z
    .strictObject({
      src: source("Path of the SVG file, relative to this file."),
    })
    .meta({ kind: vectorImageKind.name, description });
}
