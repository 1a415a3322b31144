import { consent } from "../../content/types/consent";
import type { Site } from "../../content/types/site-settings";
import { listTrackers } from "../../lib/tracking";
import { type RecordContext, resolveBy } from "./field";
import { readRecord, readTrackers } from "./query-context";

/** The footer's columns of links; if trackers are on, the last one ends with a link that asks for consent again. */
export const footerGroups = resolveBy(
  ({ groups }: Pick<Site["footer"], "groups">, context) => {
    const words = readConsent(context);
    const last = groups.at(-1);
    if (!words || !last) return groups;
    const { choices: label, policy: link } = words;
    const links = [...last.links, { label, link, wideScreensOnly: false }];
    return [...groups.slice(0, -1), { ...last, links }];
  },
);

/** A legal page's text; if trackers are on, the page about cookies ends with a list of them. */
export const legalBody = resolveBy(
  (source: { path: string; body: string; file: string }, context) => {
    const { body: written, file } = source;
    const words = readConsent(context);
    if (!words || source.path !== words.policy.split("#")[0])
      return { written, file };
    return { written: `${written}\n\n${formatList(words)}`, file };
  },
);

type Words = NonNullable<ReturnType<typeof readConsent>>;

/** The texts about the trackers that are on, with a description of each; undefined if there is none. */
export function readConsent(context: RecordContext) {
  const words = readRecord(context, consent, "");
  const kinds = listTrackers(readTrackers(context));
  if (!words || kinds.length === 0) return undefined;
  return { ...words, tools: kinds.map((kind) => words.tools[kind]) };
}

/** In Markdown, so that it is rendered like every other table. */
function formatList({
  list: { heading, intro, columns },
  tools,
}: Words): string {
  // These are plain texts, so Markdown's special characters are escaped.
  const escapeText = (text: string) => text.replace(/[\\|*_`[\]<]/g, "\\$&");
  const formatRow = ({ name, provider, purpose, duration }: typeof columns) =>
    `| ${[name, provider, purpose, duration].map(escapeText).join(" | ")} |`;
  const table = [
    formatRow(columns),
    "| --- | --- | --- | --- |",
    ...tools.map(formatRow),
  ];
  return [`## ${heading}`, intro, table.join("\n")].join("\n\n");
}
