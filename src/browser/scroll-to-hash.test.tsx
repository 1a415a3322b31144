import { scrollToHash, shouldScroll } from "./scroll-to-hash";

const scrollIntoView = jest.fn();
const elsewhere = { pathname: "/about", search: "", hash: "" };

const buildLocation = (hash: string) => ({ pathname: "/", search: "", hash });
const decideScroll = (hash: string) =>
  shouldScroll(buildLocation(hash), elsewhere, false);

function preferReducedMotion(isReduced: boolean): void {
  const preference = "(prefers-reduced-motion: reduce)";
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: isReduced && query === preference,
    }),
  });
}

beforeEach(() => {
  preferReducedMotion(false);
  Element.prototype.scrollIntoView = scrollIntoView;
  // jsdom has no layout.
  Element.prototype.getClientRects = function () {
    return (
      this.closest("[hidden]") ? [] : [this.getBoundingClientRect()]
    ) as never;
  };
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
    <section id="dashboard"></section><section id="prix-élevé"></section><div hidden id="panel"></div>
    <details><summary>Fees</summary><p id="fees"></p></details>
  </div>`;
});

test.each([
  ["smoothly on the same page", buildLocation(""), false, "smooth"],
  ["at once on a new page", elsewhere, false, "auto"],
  ["at once with reduced motion", buildLocation(""), true, "auto"],
])("scrolls to the target %s", (_, previous, isReduced, behavior) => {
  preferReducedMotion(isReduced);
  scrollToHash(buildLocation("#dashboard"), previous);
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior }]]);
  expect(scrollIntoView.mock.contexts).toEqual([
    document.getElementById("dashboard"),
  ]);
});

test("leaves the first page of a visit to the browser", () => {
  scrollToHash(buildLocation("#dashboard"), null);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test.each(["", "#", "#nowhere", "#panel"])("does not scroll for %j", (hash) => {
  scrollToHash(buildLocation(hash), elsewhere);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test.each(["#dashboard", "#fees", "#prix-%C3%A9lev%C3%A9"])(
  "scrolls to %s instead of Gatsby",
  (hash) => {
    expect(decideScroll(hash)).toBe(false);
  },
);

test.each(["#nowhere", "#panel", "", "#100%"])(
  "leaves %j to Gatsby",
  (hash) => {
    expect(decideScroll(hash)).toBe(true);
  },
);

test.each([
  ["on the same page", buildLocation(""), false],
  ["to another page", elsewhere, true],
])("a step in the history %s", (_, previous, isGatsbys) => {
  expect(shouldScroll(buildLocation(""), previous, true)).toBe(isGatsbys);
});

test("opens closed elements around the target", () => {
  scrollToHash(buildLocation("#fees"), buildLocation(""));
  expect(document.querySelector("details")).toHaveAttribute("open");
  expect(document.getElementById("fees")).toHaveFocus();
});
