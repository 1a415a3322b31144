import { act, fireEvent } from "@testing-library/react";

/** Simulates reading in a browser: headings at positions of a scrolling text. */
export function playReading(places: Readonly<Record<string, number>>) {
  let scrolled = 0;
  for (const [id, top] of Object.entries(places)) {
    const heading = document.createElement("h2");
    heading.id = id;
    heading.getBoundingClientRect = () => new DOMRect(0, top - scrolled, 100, 20);
    document.body.append(heading);
  }
  const scrollTo = (top: number) => {
    scrolled = top;
    act(() => {
      fireEvent.scroll(window);
    });
  };
  const remove = () => Object.keys(places).forEach((id) => document.getElementById(id)?.remove());
  return { scrollTo, remove };
}
