import { addStyles } from "./add-styles";
import { type Replacement, insertWord, markdownEdits } from "./markdown-edits";

/** A variable that texts can use, with its value. */
export interface NamedValue {
  name: string;
  value: string;
}

const fieldSelector = 'section[data-field-type="richtext"]';

/** The editor's own buttons work in its rich text mode only, which this site doesn't use. */
const styles = `
  ${fieldSelector} .text-editor > .wrapper { display: none; }
  .markdown-toolbar { position: sticky; top: 0; z-index: 1; background: var(--sui-primary-background-color); display: flex; flex-wrap: wrap; gap: 4px; padding: 4px 0; }
  .markdown-toolbar > * { font: inherit; padding: 4px 8px; max-width: 12rem; }
`;

/** Adds a toolbar for Markdown to each text that gets the focus. */
export function addMarkdownToolbars(variables: readonly NamedValue[]): void {
  addStyles(styles);
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const editor = target.closest(`${fieldSelector} .text-editor`);
    if (!editor || editor.parentElement?.querySelector(".markdown-toolbar"))
      return;
    editor.before(buildToolbar(target, variables));
  });
}

function buildToolbar(
  field: HTMLTextAreaElement,
  variables: readonly NamedValue[],
): HTMLElement {
  const toolbar = document.createElement("div");
  toolbar.className = "markdown-toolbar";
  toolbar.setAttribute("role", "toolbar");
  toolbar.setAttribute("aria-label", "Markdown");
  const buttons = Object.entries(markdownEdits).map(([label, edit]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => replace(field, edit(read(field))));
    return button;
  });
  toolbar.append(...buttons, buildPicker(field, variables));
  return toolbar;
}

/** A list of all variables, which inserts the chosen one. */
function buildPicker(
  field: HTMLTextAreaElement,
  variables: readonly NamedValue[],
): HTMLElement {
  const picker = document.createElement("select");
  picker.setAttribute("aria-label", "Insert a variable");
  const options = variables.map(
    ({ name, value }) => new Option(`${name}: ${value}`, name),
  );
  picker.append(new Option("Variable", ""), ...options);
  picker.addEventListener("change", () => {
    const name = picker.value;
    picker.value = "";
    if (name !== "") replace(field, insertWord(read(field), `{{${name}}}`));
  });
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
