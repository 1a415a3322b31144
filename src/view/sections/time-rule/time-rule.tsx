import { graphql } from "gatsby";
import { Drawing } from "../../components/picture/drawing";
import { Section } from "../../components/section/section";
import { Slider } from "../../components/slider/slider";
import { CheckList } from "../../components/ui/check-list";
import { RichText } from "../../components/ui/rich-text";
import { SampleNotice } from "../../components/ui/sample-notice";
import {
  color,
  createStyles,
  font,
  gap,
  labelText,
  media,
  minorHeading,
  numeral,
  onScroll,
  radius,
  rule,
  space,
} from "../../theme";

/** One line of time. Steps are numbered, and are down the page on small screens; sample cards are above the line, and are swiped there. */
export function TimeRule({
  items,
  notice,
  closing,
  allTasks,
  ...frame
}: Queries.TimeRuleSectionFragment) {
  const slides = items.map((item, index) => ({
    id: `part-${index + 1}`,
    name: item.title,
    content: <Part {...item} />,
  }));
  return (
    <Section {...frame} headingSize={notice ? "large" : "standard"}>
      {notice ? (
        <>
          <SampleNotice>{notice}</SampleNotice>
          <Slider
            label={frame.heading}
            slides={slides}
            gridFrom="wide"
            css={[styles.parts, styles.cards]}
          />
          {closing && <p css={styles.closing}>{closing}</p>}
          {allTasks && <Tasks label={allTasks} items={items} />}
        </>
      ) : (
        <ol css={[styles.parts, styles.steps]}>
          {slides.map(({ name, content }) => (
            <li key={name}>{content}</li>
          ))}
        </ol>
      )}
    </Section>
  );
}

interface TasksProps {
  label: string;
  items: readonly Queries.TimeRulePartFragment[];
}

/** The tasks of all parts, folded. */
function Tasks({ label, items }: TasksProps) {
  return (
    <details css={styles.tasks}>
      <summary>{label}</summary>
      <ul css={styles.lists}>
        {items.map(({ title, tasks }) => (
          <li key={title}>
            <h3>{title}</h3>
            <CheckList points={tasks ?? []} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A point of the line, with the card above it and the words below. */
function Part({ title, start, text, card }: Queries.TimeRulePartFragment) {
  return (
    <div css={styles.part}>
      <div css={styles.caption}>
        <h3>{title}</h3>
        {start && <p css={styles.start}>{start}</p>}
        <RichText html={text.html} />
      </div>
      {card && <Card {...card} />}
      <div css={[styles.line, card ? styles.across : styles.down]} />
    </div>
  );
}

function Card({
  moment,
  title,
  picture,
  text,
  button,
}: Queries.SampleCardFragment) {
  return (
    <div css={styles.card} data-tone="paper">
      <p css={styles.moment}>{moment}</p>
      <p css={styles.cardTitle}>{title}</p>
      <div css={styles.cardBody}>
        {picture && <Drawing file={picture.file} css={styles.picture} />}
        <p css={styles.cardText}>{text}</p>
        {button && <p css={styles.button}>{button}</p>}
      </div>
    </div>
  );
}

/** A moment of the line's way across the screen, in percent; each part has it later than the one before. */
const at = (percent: number) => `cover calc(${percent}% + 5% * var(--part, 0))`;

const during = (name: string, from: string, to: string) =>
  onScroll(name, `${from} ${to}`, "--sheet");

const sunk = at(36);

/** When the line is in sight, the cards sink, and their threads become shorter. */
const sinking = (name: string) => during(`${name} backwards`, at(28), sunk);

/** `--part` of all parts but the first. */
const partNumbers = Object.fromEntries(
  [1, 2, 3, 4, 5].map((part) => [
    `& > :nth-of-type(${part + 1})`,
    { "--part": part },
  ]),
);

const lineColor = "var(--figure)";

/** The line is as wide as the window. */
const across = {
  height: space.x16,
  borderBottom: `2px solid ${lineColor}`,
  borderImage: `linear-gradient(${lineColor}, ${lineColor}) 0 0 2 0 / 0 0 2px 0 / 0 100vw`,
  "&::after": { bottom: "-0.5625rem", left: 0 },
};

/** Shares rows with its neighbors, so that the line is straight, and the same words of all cards start at the same height. */
const sharedRows = (rows: string) => ({
  display: "grid",
  gridRow: rows,
  gridTemplateRows: "subgrid",
});

const allRows = sharedRows("span 7");

const styles = createStyles({
  parts: {
    viewTimelineName: "--sheet",
    ...partNumbers,
    "& > li": allRows,
    columnGap: gap,
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    [media.wide]: { display: "grid" },
  },
  cards: {
    display: "grid",
    rowGap: 0,
    [media.belowWide]: { gridAutoColumns: "min(88%, 20rem)" },
    // Room for the cards before they sink.
    [media.wide]: { paddingTop: space.x4 },
  },
  steps: {
    counterReset: "step",
    // Screen readers number the list themselves.
    h3: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "baseline",
      columnGap: space.x3,
      counterIncrement: "step",
      "&::before": { ...numeral, content: 'counter(step) / ""' },
    },
    [media.belowWide]: { "& > li > div": { paddingInlineStart: space.x8 } },
  },
  // The card is above the line, and read after the part's name.
  part: { ...allRows, position: "relative" },
  card: {
    ...sharedRows("1 / 4"),
    ...labelText,
    rowGap: space.x3,
    padding: space.x4,
    borderTop: `6px solid ${color.maple}`,
    boxShadow: `6px 6px 0 ${color.ink}26`,
    [media.wide]: sinking("sink"),
  },
  moment: {
    paddingBottom: space.x2,
    borderBottom: rule.hairline,
    color: color.inkSoft,
  },
  cardTitle: { ...minorHeading, textWrap: "balance" },
  cardBody: { display: "flex", flexDirection: "column", gap: space.x3 },
  picture: { width: "100%" },
  cardText: { fontFamily: font.text },
  // It is part of the sample, so it is not like the page's own buttons.
  button: {
    marginTop: "auto",
    padding: `${space.x1} ${space.x3}`,
    border: `1.5px solid ${color.spruce}`,
    borderRadius: radius.input,
    color: color.spruce,
    fontWeight: 600,
    textAlign: "center",
  },
  // The points light up one after the other, and the last one stays lit.
  line: {
    gridRow: 4,
    position: "relative",
    "&::after": {
      content: '""',
      position: "absolute",
      // Above the lines of its neighbors.
      zIndex: 1,
      width: "1.125rem",
      height: "1.125rem",
      border: `4px solid ${lineColor}`,
      borderRadius: "50%",
      background: "var(--ground)",
      [media.wide]: during("visit", sunk, at(41)),
    },
    "li:last-of-type &::after": {
      background: color.maple,
      [media.wide]: during("wait", "cover 0%", sunk),
    },
  },
  // From the card to the point.
  across: {
    ...across,
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      left: space.x2,
      borderLeft: `2px solid ${lineColor}`,
      transformOrigin: "bottom",
      [media.wide]: sinking("shorten"),
    },
  },
  down: {
    [media.belowWide]: {
      position: "absolute",
      insetBlock: 0,
      left: space.x2,
      borderLeft: `2px solid ${lineColor}`,
      "&::after": { top: space.x6, left: "-0.625rem" },
    },
    [media.wide]: { ...across, height: space.x4 },
  },
  // The text is in the last row, also without a start.
  caption: {
    ...sharedRows("5 / 8"),
    rowGap: space.x1,
    paddingTop: space.x4,
    "& > :last-child": { gridRow: 3 },
  },
  start: { ...labelText, color: "var(--soft)" },
  closing: {
    ...minorHeading,
    paddingTop: space.x3,
    borderTop: rule.hairline,
  },
  tasks: { borderTop: rule.hairline },
  lists: {
    ...labelText,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
    gap: space.x6,
    paddingBlock: space.x3,
  },
});

export const timeRuleSectionFragment = graphql`
  fragment SampleCard on SampleCard {
    moment
    title
    picture {
      ...VectorDrawing
    }
    text
    button
  }

  fragment TimeRulePart on TimeRulePart {
    title
    start
    text {
      html
    }
    card {
      ...SampleCard
    }
    tasks
  }

  fragment TimeRuleSection on TimeRuleSection {
    ...SectionFrame
    notice: sampleNotice
    items {
      ...TimeRulePart
    }
    closing
    allTasks
  }
`;
