import { type ReactNode, type UIEvent, useEffect, useState } from "react";
import {
  createStyles,
  type CSSObject,
  gap,
  media,
  radius,
  screens,
  space,
  wrappingLine,
} from "../../theme";

interface SliderProps {
  label: string;
  slides: readonly { id: string; name: string; content: ReactNode }[];
  /** The smallest screens with a grid: `wide` if no slide has a link. Below, the row takes the focus itself, and arrow keys scroll it. */
  gridFrom?: "medium" | "wide";
  /** Styles the list's grid. */
  className?: string;
}

/** A list that is a swipeable row with dots on small screens, and a grid on others. */
export function Slider({
  label,
  slides,
  gridFrom = "medium",
  className,
}: SliderProps) {
  const [current, setCurrent] = useState<number>();
  const [isFocusable, setIsFocusable] = useState(false);
  useEffect(() => {
    // The HTML marks no dot as current, because without scripts a swipe would not change it.
    setCurrent(0);
    setIsFocusable(gridFrom === "wide" && !matchMedia(screens.wide).matches);
  }, [gridFrom]);
  const findCurrent = ({ currentTarget }: UIEvent) => {
    const { scrollLeft, scrollWidth, clientWidth } = currentTarget;
    // One more pixel, because browsers round the end of the way.
    const way = (scrollLeft + 1) / (scrollWidth - clientWidth);
    setCurrent(Math.floor(way * (slides.length - 1)));
  };
  return (
    <div css={[styles.stack, { [media[gridFrom]]: grid }]}>
      <ul
        css={styles.row}
        className={className}
        data-slides
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={isFocusable ? 0 : undefined}
        onScroll={findCurrent}
      >
        {slides.map(({ id, content }) => (
          <li key={id} id={id} css={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <nav aria-label={label}>
          <ol css={styles.dots}>
            {slides.map(({ id, name }, index) => (
              <li key={id}>
                <a
                  css={styles.dot}
                  href={`#${id}`}
                  aria-current={index === current ? "true" : undefined}
                  onClick={(event) => {
                    // Following the link would scroll the page and add a history entry.
                    event.preventDefault();
                    document
                      .getElementById(id)
                      ?.scrollIntoView({ inline: "start", block: "nearest" });
                  }}
                >
                  <span className="visually-hidden">{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

const grid: CSSObject = {
  "& > ul": {
    display: "grid",
    marginInline: 0,
    paddingInline: 0,
    overflow: "visible",
  },
  "& > nav": { display: "none" },
};

const styles = createStyles({
  stack: { display: "grid", gap: space.x1 },
  row: {
    // Slides reach the edge of the screen, so that the next one is partly visible.
    position: "relative",
    display: "flex",
    gap,
    marginInline: "calc(-1 * var(--margin))",
    paddingInline: "var(--margin)",
    scrollPaddingInline: "var(--margin)",
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    [media.motion]: { scrollBehavior: "smooth" },
  },
  slide: {
    flex: "0 0 88%",
    display: "grid",
    scrollSnapAlign: "start",
    "&:only-child": { flexBasis: "100%" },
  },
  dots: { ...wrappingLine, justifyContent: "center" },
  dot: {
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
      // Forced colors would remove the background, which alone marks the current slide.
      forcedColorAdjust: "preserve-parent-color",
    },
  },
});
