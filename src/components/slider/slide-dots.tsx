import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { media } from "../../theme/media";
import { radius, space } from "../../theme/tokens";

interface SlideDotsProps {
  label: string;
  slides: readonly { id: string; name: string }[];
  /** The id of the slide in view, once it is known. */
  current: string | undefined;
}

/** One dot for each slide of a slider. They are links to the slides, so that they work without scripts too. */
export function SlideDots({ label, slides, current }: SlideDotsProps) {
  return (
    <nav css={styles.nav} aria-label={label}>
      <ol css={styles.list}>
        {slides.map(({ id, name }) => (
          <li key={id}>
            <a
              css={styles.dot}
              href={`#${id}`}
              aria-current={id === current ? "true" : undefined}
              onClick={(event) => showSlide(event, id)}
            >
              <span className="visually-hidden">{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the slider alone: following the link would move the page, and add a step to its history. */
function showSlide(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView({ inline: "start", block: "nearest" });
}

const styles = {
  nav: css({ [media.medium]: { display: "none" } }),
  list: css({ display: "flex", flexWrap: "wrap", justifyContent: "center" }),
  dot: css({
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    borderRadius: radius.pill,
    "&::before": {
      content: '""',
      width: space.x3,
      height: space.x3,
      border: "0.1rem solid currentColor",
      borderRadius: radius.pill,
      transition: "width 0.2s, background-color 0.2s",
    },
    "&[aria-current]::before": {
      width: space.x6,
      background: "currentColor",
      // Forced colors would drop the ground, the only sign of the current slide.
      forcedColorAdjust: "preserve-parent-color",
    },
  }),
};
