import { useEffect, useState } from "react";

/** A heading counts as the current one once it has come into the upper part of the screen. */
const readingZone = "0px 0px -70% 0px";

/** The id of the heading that the reader has come to; undefined above the first one. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top < window.innerHeight * 0.3,
      );
      setCurrent(passed.at(-1)?.id);
    };
    // Tells of headings that enter or leave the zone; which of them is the last is read from their places.
    const observer = new IntersectionObserver(update, { rootMargin: readingZone });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
