import { isRecord } from "../../content/schema/schema-shape";
import type { GatsbyMessage, MessagePayload } from "./gatsby-message";

/** Gatsby's steps that take more than a moment, in their order, and what happens in them. */
const steps: Readonly<Record<string, string>> = {
  "compile gatsby files": "reading the code of the site",
  onPreInit: "checking content/",
  "source and transform nodes": "reading content/ and its pictures",
  "building schema": "preparing the questions that pages ask of it",
  "extract queries from components": "finding out what each page shows",
  "Building development bundle": "putting scripts and styles together, the longest step",
};

/** Warnings that nobody here can do anything about, and where each is from. */
const ignored: readonly RegExp[] = [
  // gatsby-transformer-remark hands its options on to gray-matter, and has a list that lacks this one (gatsby-config.ts).
  /unknown plugin options for "gatsby-transformer-remark"/,
  // A template that only a page would need that a writer has yet to write (docs/decisions/0042-landing-templates.md).
  /query in the non-page component[^]*templates\/any-landing/,
  // Gatsby's own packages: https://github.com/gatsbyjs/gatsby/issues/38815 and the like; nothing to do for who writes here.
  /DeprecationWarning|caniuse-lite is outdated|Browserslist: /i,
];

/** What is told of a message, in plain words; nothing for most of them, and no steps after the start (`isStarted`). */
export function tellMessage(
  { type, action }: GatsbyMessage,
  isStarted = false,
): string | undefined {
  if (type !== "LOG_ACTION" || !isRecord(action?.payload)) return undefined;
  const payload: MessagePayload = action.payload;
  if (action.type === "ACTIVITY_START") return isStarted ? undefined : tellStep(payload);
  return action.type === "LOG" ? tellTrouble(payload) : undefined;
}

function tellStep({ text = "" }: MessagePayload): string | undefined {
  const words = steps[text];
  return words === undefined ? undefined : `  … ${words}`;
}

/** Errors and warnings keep Gatsby's words, and lose its trace: it leads into Gatsby. */
function tellTrouble({ level, text = "", filePath, location }: MessagePayload): string | undefined {
  if (level !== "ERROR" && level !== "WARNING") return undefined;
  if (ignored.some((pattern) => pattern.test(text))) return undefined;
  const [, reason, page] = failedPage.exec(text) ?? [];
  if (reason !== undefined && page !== undefined) {
    return `The page ${page} could not be made: ${reason}. Mend what is wrong in content first; --verbose shows the query.`;
  }
  const { line, column = 1 } = location?.start ?? {};
  const place = line === undefined ? "" : `:${String(line)}:${String(column)}`;
  return [filePath === undefined ? "" : `${filePath}${place}`, text.trim()]
    .filter((part) => part !== "")
    .join("\n");
}

/** A query of a page that failed while it ran: what went wrong, and the page. The rest is the query, written out. */
const failedPage = /^There was an error in your GraphQL query:\s+(.+)\n[^]*^Url path: (\S+)$/m;

/** Whether the server answers from this message on: its first bundle is made. */
export function isReady({ action }: GatsbyMessage): boolean {
  const payload = isRecord(action?.payload) ? (action.payload as MessagePayload) : {};
  return action?.type === "LOG" && payload.text?.includes("You can now view") === true;
}
