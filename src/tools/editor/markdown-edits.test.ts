import {
  type Selection,
  describeLength,
  insertPicture,
  insertWord,
  markdownEdits,
} from "./markdown-edits";

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
])("%s changes %j to %j", (name, before, after) => {
  expect(press(name, before)).toBe(after);
});

test("a variable is inserted at the cursor", () => {
  expect(insertWord(select("a []b"), "{{brand}}")).toMatchObject({
    ...{ start: 2, end: 2, text: "{{brand}}" },
  });
});

test("a picture is a paragraph of its own", () => {
  const picture = { name: "shelf.jpg", alt: "A shelf" };
  expect(insertPicture(select("one[]\n\ntwo"), picture)).toMatchObject({
    ...{ start: 3, end: 3, text: "\n\n![A shelf](./shelf.jpg)\n" },
  });
});

test("the targets of links are no words", () => {
  const text = `${"word ".repeat(1148)}[a link](/some/page#there).[^1]`;
  expect(describeLength(text)).toBe("1,150 words, 5 min");
});
