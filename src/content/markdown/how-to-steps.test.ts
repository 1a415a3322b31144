import { parseHowToSteps } from "./how-to-steps";

test("a step has its heading's text, its first paragraph, and its anchor", () => {
  const text =
    "## Step 1: Write *one* sheet\n\nUse [plain](/x) words.\n\nMore.\n\n## Step 2: Send\n\nGo.";
  expect(parseHowToSteps(text)).toEqual([
    {
      name: "Write one sheet",
      text: "Use plain words.",
      id: "step-1-write-one-sheet",
    },
    { name: "Send", text: "Go.", id: "step-2-send" },
  ]);
});

test.each([
  ["## Introduction\n\nStep 1: read.\n\n## The next Step 1: no\n\nWords.", []],
  [
    "## Before\n\nWords.\n\n## Step 1: Start\n\nFirst.\n\n### Tools\n\nTwo.\n\n## After\n\nEnd.",
    ["First."],
  ],
  ["## Step 1: Start\n\n- a list\n\nThe paragraph.", ["The paragraph."]],
  [
    "## Step 1: Start\n\n- a list\n\n## Step 2: Go on\n\nThe second step.",
    ["", "The second step."],
  ],
])("the steps of %j are %j", (source, texts) => {
  expect(parseHowToSteps(source).map(({ text }) => text)).toEqual(texts);
});
