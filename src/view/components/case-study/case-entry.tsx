import {
  color,
  createStyles,
  entryAccount,
  entryColumns,
  font,
  headerHeight,
  labelText,
  media,
  numeral,
  size,
  softText,
  space,
  stack,
  twoColumns,
} from "../../theme";
import { ProseText } from "../ui/prose-text";
import { CaseFigure } from "./case-figure";

interface CaseEntryProps {
  label: string;
  heading: string;
  level: "h2" | "h3";
  html: string;
  figures: readonly Queries.CaseFigureFragment[];
}

/** A part of a case: its heading, the text, and in the account column the figures that the text explains. */
export function CaseEntry({
  label,
  heading,
  level: Heading,
  html,
  figures,
}: CaseEntryProps) {
  return (
    <div css={styles.entry}>
      <div css={[styles.head, Heading === "h2" && styles.over]}>
        <p css={styles.label}>{label}</p>
        <Heading css={styles.heading}>{heading}</Heading>
      </div>
      {figures.length > 0 && (
        <dl css={styles.figures}>
          {figures.map(({ key, value, metric, period }) => (
            <div key={key} css={styles.figureEntry}>
              <dt css={styles.metric}>
                {[metric, period].filter(Boolean).join(" ")}
              </dt>
              <dd css={numeral}>
                <CaseFigure value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div
        css={[
          styles.text,
          Heading === "h2" && styles.below,
          figures.length === 0 && styles.wide,
        ]}
      >
        <ProseText html={html} />
      </div>
    </div>
  );
}

const styles = createStyles({
  entry: [
    entryColumns,
    {
      rowGap: space.x4,
      [media.medium]: { rowGap: space.x6 },
      [media.wide]: { gridTemplateRows: "auto 1fr" },
    },
  ],
  head: {
    ...stack(space.x2),
    // Next to a long text, the heading stays in view.
    [media.wide]: {
      position: "sticky",
      top: `calc(${headerHeight} + ${space.x8})`,
      alignSelf: "start",
    },
  },
  label: { ...labelText, fontWeight: 600, color: color.spruce },
  heading: {
    fontFamily: font.display,
    fontSize: size.h2Small,
    lineHeight: 1.1,
  },
  text: {
    [media.medium]: { gridColumn: 1 },
    [media.wide]: { gridArea: "1 / 2" },
  },
  // The heading of a section is over its text.
  over: {
    [media.wide]: { gridArea: "1 / 2", position: "static" },
  },
  below: { [media.wide]: { gridRow: 2 } },
  // Over the account column, if nothing is in it.
  wide: {
    [media.wide]: {
      gridColumn: "2 / -1",
      ...twoColumns,
    },
  },
  figures: [
    entryAccount,
    stack(space.x2),
    {
      [media.medium]: { gap: space.x6 },
      [media.wide]: { gridArea: "1 / 3 / span 2" },
    },
  ],
  // In HTML a term comes before its value; from medium screens up, the figure is above its label.
  figureEntry: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.x4,
    [media.medium]: {
      display: "grid",
      justifyContent: "normal",
      "& > dd": { gridRow: 1 },
    },
  },
  metric: { ...softText, [media.medium]: { marginTop: space.x2 } },
});
