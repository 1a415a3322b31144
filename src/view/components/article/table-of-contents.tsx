import { useEffect, useState } from "react";
import {
  color,
  contentShown,
  createStyles,
  detailsOpenStyles,
  headerHeight,
  media,
  rule,
  size,
  space,
} from "../../theme";
import { PlusSign } from "../ui/plus-sign";

interface TableOfContentsProps {
  label: string;
  headings: readonly { readonly id: string; readonly text: string }[];
}

/** A heading is current once it is in this upper share of the screen. */
const readingZone = 0.3;

/** The id of the current heading; undefined above the first one. */
function useCurrentHeading(
  headings: TableOfContentsProps["headings"],
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const elements = headings.flatMap(
      ({ id }) => document.getElementById(id) ?? [],
    );
    const isPassed = (element: Element) =>
      element.getBoundingClientRect().top < window.innerHeight * readingZone;
    const update = () => setCurrent(elements.findLast(isPassed)?.id);
    update();
    // An observer on the headings would miss a jump from one section's middle to another's.
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [headings]);

  return current;
}

/** A guide's headings: a sticky list on wide screens, collapsed above the text on others. */
export function TableOfContents({ label, headings }: TableOfContentsProps) {
  const current = useCurrentHeading(headings);
  return (
    <nav css={styles.nav} aria-label={label}>
      <p css={styles.label}>{label}</p>
      <details css={styles.details}>
        <summary css={styles.summary}>
          {label}
          <PlusSign />
        </summary>
        <ol css={styles.list}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                css={styles.link}
                href={`#${id}`}
                aria-current={id === current ? "location" : undefined}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

const styles = createStyles({
  nav: {
    fontSize: size.small,
    lineHeight: 1.4,
    [media.wide]: {
      position: "sticky",
      top: `calc(${headerHeight} + ${space.x8})`,
      alignSelf: "start",
    },
  },
  label: {
    display: "none",
    fontWeight: 600,
    ...detailsOpenStyles({ display: "block" }),
  },
  details: [
    { borderBlock: rule.hairline },
    detailsOpenStyles({ borderBlock: "none", ...contentShown }),
  ],
  summary: [{ fontWeight: 600 }, detailsOpenStyles({ display: "none" })],
  list: {
    display: "grid",
    paddingBottom: space.x4,
    [media.wide]: { paddingTop: space.x3 },
  },
  link: {
    display: "block",
    padding: `${space.x2} ${space.x3}`,
    borderLeft: rule.hairline,
    borderLeftWidth: "0.125rem",
    color: color.inkSoft,
    textDecoration: "none",
    [media.hover]: {
      "&:hover": { color: color.ink, borderColor: color.spruce },
    },
    "&[aria-current]": {
      color: color.ink,
      fontWeight: 600,
      borderColor: color.maple,
      // Visible in forced colors mode.
      textDecoration: "underline transparent",
    },
  },
});
