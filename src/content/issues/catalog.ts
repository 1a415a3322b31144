import { fieldIssues, fileIssues, pageIssues, yamlIssues } from "./catalog/fields";
import type { IssueKind } from "./catalog/kind";
import * as texts from "./catalog/texts";
import { launchIssues, styleIssues } from "./catalog/warnings";
import type { Issue } from "./issue";

/** All kinds of content problem by subject. Codes are public: people search for them, so keep them. */
export const subjects = {
  Fields: fieldIssues,
  YAML: yamlIssues,
  Files: fileIssues,
  Pages: pageIssues,
  Links: texts.linkIssues,
  Variables: texts.variableIssues,
  Markdown: texts.markdownIssues,
  Words: texts.wordIssues,
  Pictures: texts.pictureIssues,
  Warnings: styleIssues,
  "Before the launch": launchIssues,
};

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type Name = KeyOf<(typeof subjects)[keyof typeof subjects]>;
type Catalog = {
  [Code in Name]: Extract<(typeof subjects)[keyof typeof subjects], Record<Code, IssueKind>>[Code];
};
const catalog = Object.assign({}, ...Object.values(subjects)) as Catalog;

type ParametersOf<Text> = Text extends (...values: infer Parameters) => string ? Parameters : [];
/** The parameters of the hint, or else of the message. */
type ValuesOf<Kind extends IssueKind> = Kind["hint"] extends string
  ? ParametersOf<Kind["message"]>
  : ParametersOf<Kind["hint"]>;

/** A code as people see it: `content/unknown-field`. */
export type IssueCode = `content/${Name}`;

/** The problem with this code, at a place if one is given; `values` are the parameters of its message and hint. */
export function createIssue<Code extends Name>(
  written: Code | ({ name: Code } & Pick<Issue, "path" | "within">),
  ...values: ValuesOf<Catalog[Code]>
): Issue {
  const { name, ...place } = typeof written === "string" ? { name: written } : written;
  const { message, hint, task }: IssueKind = catalog[name];
  const write = (text: IssueKind["hint"]) =>
    typeof text === "string" ? text : text(...(values as never[]));
  return {
    ...{ code: `content/${name}`, message: write(message), hint: write(hint), ...place },
    ...(name in styleIssues && { severity: "warning" }),
    ...(task && { task }),
  };
}

export function titleOf(code: IssueCode): string {
  return catalog[code.replace("content/", "") as Name].title;
}

/** The place of a code in the guide to errors, from the project root. */
export function guideTo(code: IssueCode): string {
  return `docs/errors.md#${code.replace("content/", "")}`;
}
