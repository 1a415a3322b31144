import { act } from "@testing-library/react";

/** Simulates a slider in a browser: observes the slides and scrolls them on request. */
export function playSlider() {
  const observe = jest.fn();
  const disconnect = jest.fn();
  const scrollIntoView = jest.fn();
  let report: ((entries: object[]) => void) | undefined;
  const fakeObserver = (callback: (entries: object[]) => void) => {
    report = callback;
    return { observe, disconnect };
  };
  window.IntersectionObserver = jest.fn(fakeObserver) as unknown as typeof IntersectionObserver;
  Element.prototype.scrollIntoView = scrollIntoView;
  const show = (id: string) => {
    act(() => report?.([{ isIntersecting: true, target: document.getElementById(id) }]));
  };
  return { observe, disconnect, scrollIntoView, show };
}
