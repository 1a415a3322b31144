/** @jest-environment jsdom */
import { buildFormat } from "./format";
import {
  askBeforeReplacing,
  guardLeaving,
  prepareStorage,
  question,
  removal,
} from "./keep-words";

/** The editor's form, with a button that leaves it and one that saves it. */
function openForm(isChanged: boolean): jest.Mock {
  document.body.innerHTML = `<div class="pane" data-mode="edit"><input></div><button class="back"><i></i></button><button aria-keyshortcuts="Control+S" ${isChanged ? "" : "disabled"}>Save</button>`;
  const input = document.querySelector("input")!;
  if (isChanged) input.dispatchEvent(new Event("input", { bubbles: true }));
  const leave = jest.fn();
  document.querySelector(".back")!.addEventListener("click", leave);
  return leave;
}

const pressBack = () =>
  document
    .querySelector("i")!
    .dispatchEvent(new Event("click", { bubbles: true }));

beforeAll(guardLeaving);

test.each([
  ["stays", false, 0],
  ["is left", true, 1],
])("a changed entry %s if the writer says so", (_, answer, times) => {
  window.confirm = jest.fn(() => answer);
  const leave = openForm(true);
  pressBack();
  expect(window.confirm).toHaveBeenCalledWith(question);
  expect(leave).toHaveBeenCalledTimes(times);
  window.dispatchEvent(new Event("hashchange"));
});

test("an entry without changes is left without a question", () => {
  window.confirm = jest.fn();
  const leave = openForm(false);
  pressBack();
  expect(window.confirm).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalled();
});

test.each([true, false])(
  "a tab asks before it closes if something has changed: %j",
  (isChanged) => {
    openForm(isChanged);
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isChanged);
  },
);

test("the first visit has backups and a harmless Escape, and keeps what the writer has set", () => {
  localStorage.clear();
  prepareStorage(localStorage);
  expect(localStorage.getItem("sveltia-cms.prefs")).toBe(
    '{"closeWithEscape":false}',
  );
  expect(localStorage.getItem("sveltia-cms.user")).toBe(
    '{"backendName":"local"}',
  );
  localStorage.setItem("sveltia-cms.prefs", '{"closeWithEscape":true}');
  prepareStorage(localStorage);
  expect(localStorage.getItem("sveltia-cms.prefs")).toContain("true");
});

test("a saved entry is left without a question, until the next change", () => {
  window.confirm = jest.fn(() => false);
  openForm(true);
  document
    .querySelector("[aria-keyshortcuts]")!
    .dispatchEvent(new Event("click", { bubbles: true }));
  pressBack();
  expect(window.confirm).not.toHaveBeenCalled();
  openForm(true);
  pressBack();
  expect(window.confirm).toHaveBeenCalled();
});

test.each([
  ["a folded section", "", 1],
  ["an entry with words", "<input><textarea>Who?</textarea>", 1],
  ["an empty entry", '<input value=" ">', 0],
])("%s is removed after a question: %#", (_, fields, times) => {
  window.confirm = jest.fn(() => false);
  document.body.innerHTML = `<div class="pane" data-mode="edit"><div class="item"><div class="header"><button aria-label="Remove"></button></div>${fields}</div></div>`;
  const remove = jest.fn();
  const button = document.querySelector("[aria-label=Remove]")!;
  button.addEventListener("click", remove);
  button.dispatchEvent(new Event("click", { bubbles: true }));
  expect(window.confirm).toHaveBeenCalledTimes(times);
  if (times > 0) expect(window.confirm).toHaveBeenCalledWith(removal);
  expect(remove).toHaveBeenCalledTimes(1 - times);
});

const old = "title: Old\n";

test.each([
  ["another tab has changed", "title: Other\n", "modified"],
  ["somebody has deleted", "", "deleted"],
])("a file that %s is replaced at the second try", async (_, found, type) => {
  const plain = buildFormat({ fields: [] });
  const format = askBeforeReplacing(plain, () => Promise.resolve(found));
  const form = { ...format.fromFile(old), title: "New" };
  await expect(format.toFile(form)).rejects.toMatchObject({
    ...{ message: "save_conflict", cause: { type } },
  });
  expect(await format.toFile(form)).toBe("title: New\n");
});

test("a file is saved without a question as often as its own tab likes", async () => {
  let written: string | undefined = old;
  const plain = buildFormat({ fields: [] });
  const format = askBeforeReplacing(plain, () => Promise.resolve(written));
  const form = format.fromFile(`${old}\n`);
  written = await format.toFile({ ...form, title: "New" });
  written = await format.toFile({ ...form, title: "Newer" });
  expect(written).toBe("title: Newer\n");
  written = undefined;
  expect(await format.toFile({ title: "First" })).toBe("title: First\n");
});
