import { isRecord } from "../../schema/schema-shape";
import type { Problem } from "../../problems/problem";
import type { ContentRecord } from "../parse-content";

/** What tires the reader of a page: two sections alike in a row, and a second dark band. */
export function checkRhythm({ type, value }: ContentRecord): Problem[] {
  if (type.name !== "LandingPage" || !Array.isArray(value["sections"])) return [];
  const sections = value["sections"].filter(isRecord);
  const dark = sections.findIndex(({ tone }) => tone === "spruce");
  return sections.flatMap((section, index) => {
    const path = ["sections", index];
    const before = sections[index - 1];
    const isRepeat =
      before?.["type"] === section["type"] && before?.["variant"] === section["variant"];
    return [
      ...(isRepeat
        ? [
            {
              path: [...path, "type"],
              what: `is ${String(section["type"])} like the section before`,
              hint: "put another section between them, or choose another variant",
            },
          ]
        : []),
      ...(section["tone"] === "spruce" && index > dark
        ? [
            {
              path: [...path, "tone"],
              what: "makes a second dark band on the page",
              hint: "write paper, birch, or mint",
            },
          ]
        : []),
    ];
  });
}
