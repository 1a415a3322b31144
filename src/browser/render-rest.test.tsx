import { chooseWhatToSkip, renderRest, watchHistory } from "./render-rest";

let idleTasks: (() => void)[] = [];

beforeEach(() => {
  idleTasks = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => idleTasks.push(task),
  });
});

const readVisibility = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>("main > *, footer"),
    ({ style }) => style.getPropertyValue("content-visibility"),
  );

it("renders parts far from sight a few at a time, while the browser is idle", () => {
  const elements = "<i></i>".repeat(99);
  document.body.innerHTML = `<main><section>${elements}</section>
    <section>${elements}</section><aside></aside></main><footer class="footer"></footer>`;
  renderRest();
  expect(readVisibility()).toEqual(["", "", "", ""]);
  idleTasks.shift()?.();
  expect(readVisibility()).toEqual(["", "visible", "", ""]);
  idleTasks.shift()?.();
  expect(readVisibility()).toEqual(["", "visible", "visible", "visible"]);
  expect(idleTasks).toEqual([]);
});

it.each([
  ["a link", "", false, false],
  ["a link to an anchor", "#faq", false, true],
  ["the history", "", true, true],
])(
  "a page from %s is whole at once: %j, %j, %j",
  (_, hash, isFromHistory, isWhole) => {
    watchHistory();
    if (isFromHistory) dispatchEvent(new PopStateEvent("popstate"));
    chooseWhatToSkip(hash);
    expect(document.documentElement.dataset["whole"]).toBe(String(isWhole));
  },
);
