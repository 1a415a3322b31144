import {
  belowFirst,
  color,
  createStyles,
  font,
  gap,
  labelText,
  maplePoint,
  media,
  onScroll,
  radius,
  size,
  space,
  withAccount,
} from "../../theme";
import { spotSize } from "../picture/spot";
import { ActionButton } from "../ui/button";
import { useUiLabels } from "../ui/use-site";
import { useOwnLine } from "./own-line";

interface OpenLineProps {
  /** Whose line it is. Default: the visitor's store. */
  name?: string | null | undefined;
  /** What happens next, on the dotted line. */
  text?: string | null;
  /** The page's main button. */
  action: Queries.ActionFragment;
}

/** The last line of a ledger: the visitor's store, with a button where the clients have their figure. */
export function OpenLine({ name, text, action }: OpenLineProps) {
  const { openLineName, openLineNote } = useUiLabels();
  const [own] = useOwnLine();
  return (
    <>
      <div css={styles.line}>
        <p css={styles.entry}>
          <span css={styles.spot} aria-hidden />
          <span css={styles.name}>
            <strong>{name ?? openLineName}</strong>{" "}
            <span css={styles.note}>{openLineNote}</span>
          </span>{" "}
          <span css={[styles.note, !own && styles.dotted]}>
            {/* An element, which a browser's translation leaves in place. */}
            <span>{own ?? text}</span>
          </span>
        </p>
        <ActionButton {...action} css={styles.action} />
      </div>
      <div css={styles.rule} />
    </>
  );
}

const styles = createStyles({
  line: {
    paddingBlock: space.x3,
    // Wider than the entries above by the padding, so that the text stays aligned.
    marginInline: `-${space.x4}`,
    paddingInline: space.x4,
    borderRadius: radius.input,
    // As wide as the screen.
    [media.belowMedium]: { borderRadius: 0 },
    background: color.birch,
    color: color.ink,
    display: "grid",
    gap: space.x3,
    alignItems: "center",
    ...withAccount,
  },
  entry: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space.x3,
    alignItems: "center",
    // The dotted line starts where the bars of a hero's ledger do: a third of the width, less the spot and two gaps.
    [media.wide]: {
      gridTemplateColumns: `auto calc((100% + ${gap}) / 3 - 4.25rem) minmax(0, 1fr)`,
    },
  },
  spot: [
    spotSize,
    {
      display: "grid",
      placeItems: "center",
      border: `1.5px dashed ${color.inkSoft}`,
      [media.belowWide]: { gridRow: "1 / span 2" },
      "&::after": maplePoint,
    },
  ],
  name: {
    fontFamily: font.label,
    fontSize: size.h3,
    lineHeight: 1.25,
    [media.wide]: { span: { display: "block" } },
  },
  note: { ...labelText, color: color.inkSoft },
  dotted: {
    [media.wide]: {
      "&::before": {
        content: '""',
        display: "block",
        marginBottom: space.x2,
        borderTop: `2px dotted ${color.inkSoft}`,
      },
    },
  },
  action: {
    minHeight: "3.25rem",
    paddingInline: space.x3,
    fontSize: "1.1875rem",
  },
  // The double rule that closes a ledger.
  rule: {
    height: "0.3125rem",
    marginTop: space.x2,
    borderBlock: "1px solid currentColor",
    transformOrigin: "left",
    [belowFirst]: onScroll("grow", "entry 0% cover 10%"),
  },
});
