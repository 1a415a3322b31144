import { act } from "@testing-library/react";

/** Plays the browser's part in reading: headings at places of a text that is scrolled. */
export function playReading(places: Readonly<Record<string, number>>) {
  const observe = jest.fn();
  const disconnect = jest.fn();
  let report: (() => void) | undefined;
  const fakeObserver = (callback: () => void) => {
    report = callback;
    return { observe, disconnect };
  };
  window.IntersectionObserver = jest.fn(fakeObserver) as unknown as typeof IntersectionObserver;
  let scrolled = 0;
  for (const [id, top] of Object.entries(places)) {
    const heading = document.createElement("h2");
    heading.id = id;
    heading.getBoundingClientRect = () => new DOMRect(0, top - scrolled, 100, 20);
    document.body.append(heading);
  }
  /** Scrolls to a place, and tells of the headings that came or went. */
  const scrollTo = (top: number) => {
    scrolled = top;
    act(() => report?.());
  };
  const remove = () => Object.keys(places).forEach((id) => document.getElementById(id)?.remove());
  return { observe, disconnect, scrollTo, remove };
}
