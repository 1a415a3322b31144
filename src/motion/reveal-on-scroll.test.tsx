import { preferReducedMotion } from "../test-support/motion";
import { revealOnScroll } from "./reveal-on-scroll";

const animate = jest.fn();
const observe = jest.fn();
const unobserve = jest.fn();
const disconnect = jest.fn();
/** Plays the browser's part: tells what came into view. */
let report: (...ids: string[]) => void;

class FakeObserver {
  observe = observe;
  unobserve = unobserve;
  disconnect = disconnect;

  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    report = (...ids) =>
      callback(ids.map((id) => ({ isIntersecting: true, target: elementOf(id) })));
  }
}

function elementOf(id: string): Element {
  return document.getElementById(id)!;
}

/** Puts an element that many pixels below the top of the window. */
function place(id: string, top: number): void {
  elementOf(id).getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
}

function ids(elements: unknown[]): string[] {
  return elements.map((element) => (element as Element).id);
}

beforeAll(() => {
  class Rect {
    constructor(
      _x: number,
      readonly top: number,
    ) {}
  }
  Object.assign(window, { DOMRect: Rect });
});

beforeEach(() => {
  preferReducedMotion(false);
  Object.assign(window, { IntersectionObserver: FakeObserver, innerHeight: 800 });
  Element.prototype.animate = animate;
  document.body.innerHTML =
    '<ul data-reveal><li id="seen"></li><li id="below"></li><li id="lower"></li></ul><p id="still"></p>';
  place("seen", 200);
  place("below", 900);
  place("lower", 1000);
  place("still", 1100);
});

test("waits for what is below the window, and leaves what is in view as it is", () => {
  revealOnScroll();
  expect(ids(observe.mock.calls.flat())).toEqual(["below", "lower"]);
  expect(animate).not.toHaveBeenCalled();
});

test("lets elements rise in once, one after the other", () => {
  revealOnScroll();
  report("below", "lower");
  expect(ids(animate.mock.contexts)).toEqual(["below", "lower"]);
  const timings = animate.mock.calls.map(([, timing]: unknown[]) => timing);
  expect(timings).toMatchObject([
    { duration: 600, delay: 0 },
    { duration: 600, delay: 100 },
  ]);
  expect(ids(unobserve.mock.calls.flat())).toEqual(["below", "lower"]);
});

test("does nothing where the visitor asked for less motion", () => {
  preferReducedMotion(true);
  revealOnScroll();
  expect(observe).not.toHaveBeenCalled();
});

test("does nothing in a browser that can't tell what is in view", () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  expect(revealOnScroll).not.toThrow();
  expect(animate).not.toHaveBeenCalled();
});

test("lets go of the page before, so that nothing rises twice", () => {
  revealOnScroll();
  disconnect.mockClear();
  revealOnScroll();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
