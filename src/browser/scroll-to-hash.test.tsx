import { preferReducedMotion } from "../test-support/motion";
import { scrollToHash, shouldScroll } from "./scroll-to-hash";

const scrollIntoView = jest.fn();
const elsewhere = { pathname: "/about", hash: "" };

function toLocation(hash: string) {
  return { pathname: "/", hash };
}

function decideScroll(hash: string): boolean {
  return shouldScroll({ routerProps: { location: toLocation(hash) } });
}

beforeEach(() => {
  preferReducedMotion(false);
  Element.prototype.scrollIntoView = scrollIntoView;
  // jsdom lays nothing out.
  Element.prototype.getClientRects = function () {
    return (this.closest("[hidden]") ? [] : [this.getBoundingClientRect()]) as never;
  };
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
    <section id="dashboard"></section><section id="prix-élevé"></section><div hidden id="panel"></div>
    <details><summary>Fees</summary><p id="fees"></p></details>
  </div>`;
});

test("glides to the target on a change of the page", () => {
  scrollToHash(toLocation("#dashboard"), elsewhere);
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: "smooth" }]]);
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("dashboard")]);
});

test("jumps where the visitor asked for less motion", () => {
  preferReducedMotion(true);
  scrollToHash(toLocation("#dashboard"), elsewhere);
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: "auto" }]]);
});

test("leaves the first page of a visit to the browser", () => {
  scrollToHash(toLocation("#dashboard"), null);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test.each(["", "#", "#nowhere", "#panel"])("goes nowhere for %j", (hash) => {
  scrollToHash(toLocation(hash), elsewhere);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test("finds a target whose name the address encodes", () => {
  scrollToHash(toLocation("#prix-%C3%A9lev%C3%A9"), elsewhere);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test("keeps Gatsby from jumping only where there is a target to glide to", () => {
  expect(["#dashboard", "#fees", "#nowhere", "#panel", ""].map(decideScroll)).toEqual([
    ...[false, false, true, true, true],
  ]);
});

test("survives an address with a % that stands for nothing", () => {
  expect(decideScroll("#100%")).toBe(true);
});

test("the focus goes along, and to the target again when the router takes it with a new page", () => {
  const target = document.getElementById("dashboard");
  scrollToHash(toLocation("#dashboard"), elsewhere);
  expect(target).toHaveFocus();
  document.getElementById("gatsby-focus-wrapper")?.focus();
  expect(target).toHaveFocus();
  document.getElementById("gatsby-focus-wrapper")?.focus();
  expect(target).not.toHaveFocus();
  expect(target).not.toHaveAttribute("tabindex");
});

test("what is closed around the target opens", () => {
  scrollToHash(toLocation("#fees"), toLocation(""));
  expect(document.querySelector("details")).toHaveAttribute("open");
  expect(document.getElementById("fees")).toHaveFocus();
});
