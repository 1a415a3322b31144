import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { nameDesk } from "../../components/section/signature";
import {
  color,
  createStyles,
  css,
  fromNoWidth,
  labelText,
  media,
  onScroll,
  space,
} from "../../theme";

/** Where the report's notes are, in the order of their numbers. */
export const noteParts = ["total", "days", "ratio", "keywords"] as const;

type Part = (typeof noteParts)[number];

interface ReportMarkProps {
  part: Part;
  /** Draws the thread from the figure itself, for a figure at the report's right edge. */
  hasThread?: boolean;
}

/** The mark on a figure that a note is about: an ellipse on wide screens, the note's number on small ones. Its parent is positioned. */
export function ReportMark({ part, hasThread = false }: ReportMarkProps) {
  return (
    <span
      css={[styles.mark, hasThread && styles.short]}
      data-number={noteParts.indexOf(part) + 1}
    />
  );
}

/** A note, signed by its desk, in the account column, beside the part that it is about. */
export function ReportNote({
  part,
  note,
}: {
  part: Part;
  note: Queries.ReportNoteFragment;
}) {
  return (
    <li css={[styles.note, styles[part]]} value={noteParts.indexOf(part) + 1}>
      {note.text}
      <span css={styles.desk}> {nameDesk(note.author)}</span>
    </li>
  );
}

const ring = `2.5px solid ${color.maple}`;

/** From the report's right edge to the double rule. */
const toRule = "0.75rem";

/** For the marked figure: it covers the thread, up to the ellipse's end. */
export const marked: CSSObject = {
  position: "relative",
  background: color.paper,
  [media.wide]: { paddingInlineEnd: space.x4 },
};

/** For a positioned row: a thread behind its figures, from the marked one to the double rule. */
export const thread = css({
  [media.wide]: {
    "&::after": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      insetInline: `20% calc(-1 * var(--edge) - ${toRule})`,
      top: "50%",
      borderTop: `2px solid ${color.maple}`,
      transformOrigin: "left",
      ...onScroll("grow", fromNoWidth, "entry 0% cover 40%"),
    },
  },
});

const styles = createStyles({
  mark: {
    position: "absolute",
    insetInlineStart: "100%",
    bottom: "70%",
    display: "grid",
    placeItems: "center",
    width: "1.25rem",
    height: "1.25rem",
    borderRadius: "50%",
    background: color.maple,
    color: color.white,
    fontSize: "0.875rem",
    fontWeight: 650,
    lineHeight: 1,
    letterSpacing: 0,
    "&::before": { content: 'attr(data-number) / ""' },
    [media.forcedColors]: { border: "1px solid" },
    // On paper, the number would run into the figure.
    [media.print]: { display: "none" },
    [media.wide]: {
      inset: `-0.3rem 0 -0.3rem -${space.x4}`,
      width: "auto",
      height: "auto",
      border: ring,
      background: "none",
      rotate: "-2deg",
      "&::before": { content: "none" },
    },
  },
  short: {
    insetInlineStart: "auto",
    insetInlineEnd: "-0.75rem",
    bottom: "75%",
    [media.wide]: {
      inset: "-0.3rem -0.9rem",
      rotate: "none",
      "&::after": {
        content: '""',
        position: "absolute",
        left: "100%",
        top: "50%",
        width: `calc(var(--edge) + ${toRule} - 0.9rem)`,
        borderTop: `2px solid ${color.maple}`,
      },
    },
  },
  note: {
    ...labelText,
    [media.wide]: {
      position: "relative",
      alignSelf: "center",
      listStyle: '""',
      marginInlineStart: 0,
      padding: `${space.x2} ${space.x3}`,
      background: color.paper,
      borderInlineStart: `3px solid ${color.maple}`,
    },
  },
  desk: {
    fontWeight: 650,
    [media.wide]: { display: "block", textAlign: "end" },
  },
  total: { [media.wide]: { gridRow: "1 / span 2", alignSelf: "end" } },
  days: { [media.wide]: { gridRow: 3, alignSelf: "start" } },
  ratio: { [media.wide]: { gridRow: 4, alignSelf: "end" } },
  keywords: { [media.wide]: { gridRow: 5 } },
});

export const reportNoteFragment = graphql`
  fragment ReportNote on ReportNote {
    text
    author {
      name
    }
  }
`;
