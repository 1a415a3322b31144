import { existsSync, readFileSync } from "node:fs";
import type { LocatedProblem } from "../content/problems/problem";

/** The images that a Dockerfile starts from without a digest: such a tag names other bytes tomorrow. */
export function checkBaseImages(file: string): LocatedProblem[] {
  if (!existsSync(file)) return [];
  const stages = new Set<string>();
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text, index) => {
      const { image, stage } =
        /^FROM\s+(?:--\S+\s+)*(?<image>\S+)(?:\s+AS\s+(?<stage>\S+))?/i.exec(text)?.groups ?? {};
      if (image === undefined) return [];
      const isPinned = image.includes("@sha256:") || image.startsWith("$") || stages.has(image);
      if (stage !== undefined) stages.add(stage);
      if (isPinned) return [];
      return [
        {
          ...{ file, line: index + 1, column: text.indexOf(image) + 1, field: "FROM" },
          what: `${image} is not pinned by digest`,
          hint: "add the digest that `docker buildx imagetools inspect <image>` shows, as `<image>@sha256:<digest>`",
        },
      ];
    });
}
