import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** More than half of one slide is in view at a time. */
const threshold = 0.6;

/** The id of the slide in view; undefined until scripts run, since until then nobody can know. */
export function useCurrentSlide(slider: RefObject<HTMLElement>): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const root = slider.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setCurrent(entry.target.id);
      },
      { root, threshold },
    );
    for (const slide of root.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [slider]);

  return current;
}
