/** @jest-environment jsdom */
import { guardLeaving, prepareStorage, question } from "./keep-words";

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
  jest.useFakeTimers();
  const leave = openForm(true);
  pressBack();
  jest.runAllTimers();
  jest.useRealTimers();
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
