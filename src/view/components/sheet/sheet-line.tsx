import type { ReactNode } from "react";
import {
  accountColumns,
  color,
  createStyles,
  css,
  type CSSObject,
  gap,
  labelText,
  media,
  radius,
  space,
  spread,
} from "../../theme";
import { SampleNotice } from "../ui/sample-notice";

interface SheetLineProps {
  element?: "div" | "li";
  /** Our note about the line, in the account column. */
  note?: ReactNode;
  /** How far the note is below the line's middle: its thread comes from a marked figure. */
  noteOffset?: string;
  className?: string;
  children: ReactNode;
}

/** A line of a sheet; styles apply to the part on paper. */
export function SheetLine({
  element: Element = "div",
  note,
  noteOffset,
  className,
  children,
}: SheetLineProps) {
  return (
    <Element css={styles.line}>
      <div css={styles.paper} className={className} data-tone="paper">
        {children}
      </div>
      {note && (
        <div css={noteOffset && below(noteOffset)}>
          <div css={styles.note}>{note}</div>
        </div>
      )}
    </Element>
  );
}

const below = (offset: string): CSSObject => ({
  [media.wide]: { translate: `0 ${offset}` },
});

interface SheetTopProps {
  title: string;
  sampleNotice: string;
  children?: ReactNode;
}

/** The first line: the title, and the notice that the sheet is a sample. */
export function SheetTop({ title, sampleNotice, children }: SheetTopProps) {
  return (
    <SheetLine css={styles.top}>
      <h3 css={styles.title}>{title}</h3>
      <SampleNotice>{sampleNotice}</SampleNotice>
      {children}
    </SheetLine>
  );
}

/** What the pencil marked. */
export const ringed = css({
  marginInline: `-${space.x2}`,
  paddingInline: space.x2,
  border: `2.5px solid ${color.maple}`,
  borderRadius: radius.pill,
  background: "none",
  color: "inherit",
  [media.forcedColors]: { color: "CanvasText" },
});

/** The ground of a sheet, with its upper edge, to the window's left edge; on small screens, to both edges. */
export function sheetGround(ground: string, edge = `${ground} 0`): CSSObject {
  return {
    paddingInlineEnd: space.x4,
    background: ground,
    borderImage: `linear-gradient(${edge}, ${ground} 0) fill 0 / 0 / 0 0 0 100vw`,
    [media.belowWide]: { paddingInlineEnd: 0, borderImageOutset: "0 100vw" },
    // Forced colors keep this picture of the ground, and no other.
    [media.forcedColors]: { borderImage: "none", borderTop: "1px solid" },
  };
}

const styles = createStyles({
  // On small screens, notes are in the sheet, below their lines.
  line: {
    display: "grid",
    [media.wide]: { ...accountColumns, alignItems: "center" },
    [media.belowWide]: {
      ...sheetGround(color.paper),
      // The sheet ends with its band.
      "&:last-child": { marginBottom: "calc(-1 * var(--below))" },
    },
  },
  paper: {
    ...labelText,
    ...sheetGround(color.paper, "var(--edge, var(--rule) 1px)"),
    minWidth: 0,
    height: "100%",
    paddingBlock: space.x3,
  },
  top: {
    "--edge": `${color.maple} 6px`,
    ...spread,
    paddingTop: space.x4,
    // Each option of a switch is as wide as its text.
    label: { flexBasis: "auto" },
  },
  // The notice is next to it, whatever its length.
  title: { [media.medium]: { maxWidth: "calc(100% - 12rem)" } },
  note: {
    ...labelText,
    position: "relative",
    // Its thread ends at the sheet.
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineEnd: "100%",
      top: "50%",
      borderTop: "1.5px solid var(--accent)",
      // To the ring of a figure, which is wider than the text.
      [media.wide]: { width: `calc(${gap} + var(--thread, ${space.x2}))` },
    },
    paddingInlineStart: space.x3,
    marginBottom: space.x3,
    [media.wide]: { marginBlock: space.x2 },
    // Not a border, which the picture of the sheet's ground would replace.
    boxShadow: "inset 3px 0 0 var(--accent)",
    [media.forcedColors]: { borderInlineStart: "3px solid" },
    "& > div": { gap: space.x1 },
  },
});
