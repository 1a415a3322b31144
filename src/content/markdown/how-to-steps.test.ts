import { toHowToSteps } from "./how-to-steps";

test("a step has the words of its heading, its first paragraph and its anchor", () => {
  const text =
    "## Step 1: Write *one* sheet\n\nUse [plain](/x) words.\n\nMore.\n\n## Step 2: Send\n\nGo.";
  expect(toHowToSteps(text)).toEqual([
    { name: "Write one sheet", text: "Use plain words.", id: "step-1-write-one-sheet" },
    { name: "Send", text: "Go.", id: "step-2-send" },
  ]);
});

test("a text whose headings count no steps has none", () => {
  expect(
    toHowToSteps("## Introduction\n\nStep 1: read.\n\n## The next Step 1: no\n\nWords."),
  ).toEqual([]);
});

test("the headings between the steps are none", () => {
  const text =
    "## Before\n\nWords.\n\n## Step 1: Start\n\nFirst.\n\n### Tools\n\nTwo.\n\n## After\n\nEnd.";
  expect(toHowToSteps(text).map(({ name }) => name)).toEqual(["Start"]);
});

test("what stands above the first paragraph is passed over", () => {
  expect(toHowToSteps("## Step 1: Start\n\n- a list\n\nThe paragraph.")).toMatchObject([
    { text: "The paragraph." },
  ]);
});

test("a step without a paragraph does not take that of the next one", () => {
  const text = "## Step 1: Start\n\n- a list\n\n## Step 2: Go on\n\nThe second step.";
  expect(toHowToSteps(text)[0]?.text).not.toBe("The second step.");
});
