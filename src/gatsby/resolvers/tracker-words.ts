import { consent } from "../../content/types/consent";
import { type TrackerKind, listTrackers } from "../../site/tracking";
import type { MarkdownSource } from "./markdown/markdown-html";
import { type QueryContext, type ResolveInfo, readRecord, readTrackers } from "./query-context";

interface FooterGroup {
  heading: string;
  links: { label: string; link: string; wideScreensOnly: boolean }[];
}

type Original<Value> = ResolveInfo & {
  originalResolver: (source: object, args: object, context: QueryContext, info: object) => Value;
};

/** The columns of the footer's links; where trackers are on, the last one ends with the link that asks for consent again. */
export const footerGroups = {
  resolve: ({ groups }: { groups: FooterGroup[] }, _args: object, context: QueryContext) => {
    const words = findWords(context);
    if (!words) return groups;
    const choices = { label: words.choices, link: words.policy, wideScreensOnly: false };
    return groups.map((group, index) =>
      index === groups.length - 1 ? { ...group, links: [...group.links, choices] } : group,
    );
  },
};

/** The text of a legal page; where trackers are on, the page that tells of cookies ends with the list of them. */
export const legalBody = {
  resolve: (
    source: { path?: string },
    args: object,
    context: QueryContext,
    info: Original<MarkdownSource | null>,
  ) => {
    const body = info.originalResolver(source, args, context, info);
    const words = findWords(context);
    if (!body || !words || source.path !== words.policy.split("#")[0]) return body;
    return { ...body, written: `${body.written}\n\n${toList(words)}` };
  },
};

type Words = NonNullable<ReturnType<typeof findWords>>;

function findWords(context: QueryContext) {
  const words = readRecord(context, consent, "");
  const kinds: TrackerKind[] = listTrackers(readTrackers(context));
  return words && kinds.length > 0
    ? { ...words, tools: kinds.map((kind) => words.tools[kind]) }
    : undefined;
}

/** In Markdown, so that it becomes what every table of the site is. */
function toList({ list: { heading, intro, columns }, tools }: Words): string {
  const toRow = ({ name, provider, purpose, duration }: Words["list"]["columns"]) =>
    `| ${[name, provider, purpose, duration].map(escapePipes).join(" | ")} |`;
  const table = [toRow(columns), "| --- | --- | --- | --- |", ...tools.map(toRow)];
  return [`## ${heading}`, intro, table.join("\n")].join("\n\n");
}

/** Words are plain text: what Markdown would take for a sign of its own is not meant. */
function escapePipes(text: string): string {
  return text.replace(/[\\|*_`[\]<]/g, "\\$&");
}
