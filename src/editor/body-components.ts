import type { EditorComponentDefinition } from "@sveltia/cms";
import { calloutKinds } from "../content/checks/markdown/check-callouts";

/** A variable that texts can use, with its value. */
export interface NamedValue {
  name: string;
  value: string;
}

const text = { name: "text", label: "Text", widget: "text" } as const;

/** What Markdown texts of the site have besides the editor's own rich text. */
export function buildBodyComponents(
  variables: readonly NamedValue[],
): EditorComponentDefinition[] {
  const components = [table, callout, footnote, buildVariable(variables)];
  // The editor requires a preview, and shows it nowhere: beside the form is the page.
  return components.map((each) => ({ ...each, toPreview: each.toBlock }));
}

/** As it is written: the editor's own tables lose alignment and bars in cells. */
const table: EditorComponentDefinition = {
  id: "table",
  label: "Table",
  fields: [
    {
      ...text,
      label: "Rows",
      hint: "Cells between bars, a line for each row.",
      default: "| Name | Value |\n| --- | --- |\n| words | words |",
    },
  ],
  pattern: /^(?<text>\|.*\n\|[-:| ]+\|[ \t]*(?:\n\|.*)*)/m,
  toBlock: (props) => read(props, "text"),
};

const callout: EditorComponentDefinition = {
  id: "callout",
  label: "Callout",
  fields: [
    {
      name: "kind",
      label: "Kind",
      widget: "select",
      options: [...calloutKinds],
      default: "TIP",
    },
    text,
  ],
  pattern: new RegExp(
    `^> \\[!(?<kind>${calloutKinds.join("|")})\\]\\n(?<text>>.*(?:\\n>.*)*)`,
    "m",
  ),
  fromBlock: ({ groups = {} }) => ({
    ...groups,
    text: groups["text"]?.replaceAll(/^> ?/gm, ""),
  }),
  toBlock: (props) => {
    const lines = read(props, "text").split("\n");
    const quoted = lines.map((line) => `> ${line}`.trimEnd());
    return [`> [!${read(props, "kind")}]`, ...quoted].join("\n");
  },
};

const footnote: EditorComponentDefinition = {
  id: "footnote",
  label: "Footnote",
  fields: [
    {
      name: "name",
      label: "Name",
      widget: "string",
      hint: "Write [^name] where the text refers to it.",
    },
    text,
  ],
  pattern: /^\[\^(?<name>[^\]\s]+)\]: (?<text>.+)$/m,
  toBlock: (props) => `[^${read(props, "name")}]: ${read(props, "text")}`,
};

/** Inserts a variable, which is a word from then on: as a component, it would lose the bold or italics around it. */
function buildVariable(
  variables: readonly NamedValue[],
): EditorComponentDefinition {
  const options = variables.map(({ name, value }) => ({
    label: `${name}: ${value}`,
    value: name,
  }));
  return {
    id: "variable",
    label: "Variable",
    mode: "dialog",
    summary: "{{name}}",
    fields: [{ name: "name", label: "Variable", widget: "select", options }],
    pattern: /(?!)/,
    toBlock: (props) => `{{${read(props, "name")}}}`,
  };
}

function read(props: Record<string, unknown>, name: string): string {
  const value = props[name];
  return typeof value === "string" ? value : "";
}
