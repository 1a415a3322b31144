import { type Selection, insertWord, markdownEdits } from "./markdown-edits";

/** Reads `[` and `]` as the selection. */
function select(marked: string): Selection {
  const start = marked.indexOf("[");
  const value = marked.replace("[", "").replace("]", "");
  return { value, start, end: marked.indexOf("]") - 1 };
}

function press(name: string, marked: string): string {
  const selection = select(marked);
  const { start, end, text } = markdownEdits[name]!(selection);
  const { value } = selection;
  return value.slice(0, start) + text + value.slice(end);
}

test.each([
  ["Bold", "a [b] c", "a **b** c"],
  ["Bold", "a []c", "a **bold words**c"],
  ["Italic", "a [b] c", "a *b* c"],
  ["Link", "a [b] c", "a [b](/) c"],
  ["List", "x\none [line\nt]wo\ny", "x\n- one line\n- two\ny"],
  ["Quote", "[]one", "> one"],
  ["Callout", "x\n\n[]one", "x\n\n> [!TIP]\n> one"],
  [
    "Picture",
    "one[]\n\ntwo",
    "one\n\n![What it shows](./picture.jpg)\n\n\ntwo",
  ],
])("%s changes %j to %j", (name, before, after) => {
  expect(press(name, before)).toBe(after);
});

test("only the selected part and its lines are replaced", () => {
  const value = "A first line.\n\nA second one  \nwith | signs *.\n";
  for (const name of Object.keys(markdownEdits))
    for (let start = 0; start < value.length; start += 3) {
      const end = Math.min(start + 5, value.length);
      const edit = markdownEdits[name]!({ value, start, end });
      const [first, last] = edit.select;
      expect(edit.start).toBeLessThanOrEqual(last);
      expect(first).toBeLessThanOrEqual(edit.start + edit.text.length);
      const lineStart = value.lastIndexOf("\n", start - 1) + 1;
      expect(edit.start).toBeGreaterThanOrEqual(Math.min(lineStart, start));
    }
});

test("a variable is inserted at the cursor", () => {
  expect(insertWord(select("a []b"), "{{brand}}")).toMatchObject({
    ...{ start: 2, end: 2, text: "{{brand}}" },
  });
});
