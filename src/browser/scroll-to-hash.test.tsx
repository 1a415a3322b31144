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
  document.body.innerHTML = '<section id="dashboard"></section><section id="prix-élevé"></section>';
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
});

test.each(["", "#", "#nowhere"])("goes nowhere for %j", (hash) => {
  scrollToHash(toLocation(hash), elsewhere);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test("finds a target whose name the address encodes", () => {
  scrollToHash(toLocation("#prix-%C3%A9lev%C3%A9"), elsewhere);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test("keeps Gatsby from jumping only where there is a target to glide to", () => {
  expect(decideScroll("#dashboard")).toBe(false);
  expect(decideScroll("#nowhere")).toBe(true);
  expect(decideScroll("")).toBe(true);
});

test("survives an address with a % that stands for nothing", () => {
  expect(decideScroll("#100%")).toBe(true);
});
