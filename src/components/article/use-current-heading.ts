import { useEffect, useState } from "react";

/** A heading counts as the current one once it has come into this upper share of the screen. */
const readingZone = 0.3;

/** The id of the heading that the reader has come to; undefined above the first one. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top < window.innerHeight * readingZone,
      );
      setCurrent(passed.at(-1)?.id);
    };
    update();
    // An observer of the headings would miss a jump from the middle of one part to that of another.
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [ids]);

  return current;
}
