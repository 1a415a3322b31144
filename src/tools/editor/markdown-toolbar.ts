import { makeElement } from "../../lib/html/make-element";
import { addStyles } from "./add-styles";
import type { Picture } from "./choose-picture";
import {
  type Replacement,
  describeLength,
  insertPicture,
  insertWord,
  markdownEdits,
} from "./markdown-edits";

/** A variable that texts can use, with its value. */
export interface NamedValue {
  name: string;
  value: string;
}

const fieldSelector = 'section[data-field-type="richtext"]';

/** The editor's own buttons work in its rich text mode only, which this site doesn't use. A focused field is at level 2. */
const styles = `
  ${fieldSelector} .text-editor > .wrapper { display: none; }
  .markdown-toolbar { position: sticky; top: 0; z-index: 3; background: var(--sui-primary-background-color); display: flex; flex-wrap: wrap; gap: 4px; padding: 4px 0; }
  .markdown-toolbar > * { font: inherit; padding: 4px 8px; max-width: 12rem; }
  .markdown-toolbar output { margin-inline-start: auto; }
`;

/** What the toolbar offers besides Markdown. */
interface ToolbarOptions {
  variables: readonly NamedValue[];
  choosePicture: (insert: (picture: Picture) => void) => void;
}

/** Adds a toolbar for Markdown to each text that gets the focus. */
export function addMarkdownToolbars(options: ToolbarOptions): void {
  addStyles(styles);
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const editor = target.closest(`${fieldSelector} .text-editor`);
    if (!editor || editor.parentElement?.querySelector(".markdown-toolbar"))
      return;
    editor.before(buildToolbar(target, options));
  });
}

function buildToolbar(
  field: HTMLTextAreaElement,
  { variables, choosePicture }: ToolbarOptions,
): HTMLElement {
  const buttons = Object.entries(markdownEdits).map(([label, edit]) =>
    buildButton(label, () => replace(field, edit(read(field)))),
  );
  const picture = buildButton("Picture", () =>
    choosePicture((chosen) =>
      replace(field, insertPicture(read(field), chosen)),
    ),
  );
  const length = makeElement("output");
  const count = () => (length.value = describeLength(field.value));
  field.addEventListener("input", count);
  count();
  return makeElement(
    "div",
    { className: "markdown-toolbar", role: "toolbar", ariaLabel: "Markdown" },
    ...buttons,
    picture,
    buildPicker(field, variables),
    length,
  );
}

const buildButton = (label: string, onclick: () => void) =>
  makeElement("button", { type: "button", onclick }, label);

/** A list of all variables, which inserts the chosen one. */
function buildPicker(
  field: HTMLTextAreaElement,
  variables: readonly NamedValue[],
): HTMLElement {
  const picker = makeElement(
    "select",
    { ariaLabel: "Insert a variable" },
    new Option("Variable", ""),
    ...variables.map(
      ({ name, value }) => new Option(`${name}: ${value}`, name),
    ),
  );
  picker.onchange = () => {
    const name = picker.value;
    picker.value = "";
    if (name !== "") replace(field, insertWord(read(field), `{{${name}}}`));
  };
  return picker;
}

function read({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { value, start: selectionStart, end: selectionEnd };
}

function replace(
  field: HTMLTextAreaElement,
  { start, end, text, select }: Replacement,
): void {
  field.focus();
  field.setRangeText(text, start, end);
  field.setSelectionRange(...select);
  // The editor notices what is typed.
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
