import { z } from "zod";
import type { Problem } from "../problems/problem";
import { defineKind } from "./field-kind";
import { sampleText, text } from "./text";
import { checkAlt } from "./checks/check-alt";
import { checkImage, checkVectorImage } from "./checks/check-image";

/** What the check asks of a picture: the file, whatever stands beside it. */
const pictured = z.object({ src: z.string() });

/** The words that stand for it. */
const described = z.object({ alt: z.string() });

function aboutFile(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, path: ["src"] }));
}

export const imageKind = defineKind({
  name: "image",
  graphqlType: "Image",
  sample: ({ properties = {} }) => ({
    src: "./picture.png",
    alt: sampleText(properties["alt"] ?? {}),
  }),
  check: async (value, context, { minWidth = 0 }) => [
    ...aboutFile(await checkImage(pictured.parse(value).src, minWidth, context)),
    ...checkAlt(described.parse(value).alt).map((problem) => ({ ...problem, path: ["alt"] })),
  ],
});

/** A picture that lies beside the content file, with the words that stand for it. */
export function image(description: string, { minWidth = 480 }: { minWidth?: number } = {}) {
  return z
    .strictObject({
      src: z.string().min(1).meta({
        description: "Path of the file, from this file: ./cover.jpg; or an https:// address.",
      }),
      alt: text("What the picture shows, for those who do not see it.", { min: 5, max: 200 }),
    })
    .meta({ typeName: "Image", kind: imageKind.name, minWidth, description });
}

export const vectorImageKind = defineKind({
  name: "vector-image",
  graphqlType: "VectorImage",
  sample: () => ({ src: "./drawing.svg" }),
  check: async (value, context) =>
    aboutFile(await checkVectorImage(pictured.parse(value).src, context)),
});

/** A drawing that lies beside the content file and is served as it is; its name stands in the record. */
export function vectorImage(description: string) {
  return z
    .strictObject({
      src: z.string().min(1).meta({ description: "Path of the SVG file, from this file." }),
    })
    .meta({ kind: vectorImageKind.name, description });
}
