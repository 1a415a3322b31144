import { graphql } from "gatsby";
import { Drawing } from "../../components/picture/drawing";
import { Band } from "../../components/section/band";
import { SectionHeader } from "../../components/section/section-header";
import { Signature } from "../../components/section/signature";
import { Slider } from "../../components/slider/slider";
import { CheckList } from "../../components/ui/check-list";
import { PlusSign } from "../../components/ui/plus-sign";
import { RichText } from "../../components/ui/rich-text";
import { SampleNotice } from "../../components/ui/sample-notice";
import {
  color,
  createStyles,
  labelText,
  media,
  onScroll,
  radius,
  rule,
  size,
  smallHeading,
  space,
  splitAt,
  stack,
} from "../../theme";

/** Sample cards above one line of time. On phones, the cards and their parts of the line are swiped. */
export function TimeRule({
  anchor,
  tone,
  items,
  sampleNotice,
  closing,
  allTasks,
  ...header
}: Queries.TimeRuleSectionFragment) {
  const slides = items.map((item, index) => ({
    id: `part-${index + 1}`,
    name: item.title,
    content: <Part {...item} index={index} />,
  }));
  return (
    <Band anchor={anchor} tone={tone}>
      <div css={styles.sheet}>
        <SectionHeader {...header} />
        <SampleNotice css={styles.notice}>{sampleNotice}</SampleNotice>
        <Slider
          label={header.heading}
          slides={slides}
          isFocusable
          css={styles.parts}
        />
        <div css={styles.closing}>
          <p>
            <strong>{closing}</strong>
          </p>
          <Signature />
        </div>
        <details css={styles.tasks}>
          <summary>
            <span>{allTasks}</span>
            <PlusSign />
          </summary>
          <ul css={styles.lists}>
            {items.map(({ title, tasks }) => (
              <li key={title}>
                <h3 css={styles.listTitle}>{title}</h3>
                <CheckList points={tasks} />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Band>
  );
}

/** A card, its thread down to the line, and what the line says there. */
function Part({
  title,
  start,
  text,
  card,
  index,
}: Queries.TimeRulePartFragment & { index: number }) {
  return (
    <div css={styles.part}>
      <div css={styles.caption}>
        <h3 css={styles.title}>{title}</h3>
        <p css={styles.start}>{start}</p>
        <RichText html={text.html} />
      </div>
      <div css={styles.card} data-tone="paper">
        <p css={styles.moment}>{card.moment}</p>
        <p css={styles.cardTitle}>{card.title}</p>
        <Drawing file={card.picture.file} alt="" css={styles.picture} />
        <p css={styles.cardText}>{card.text}</p>
        <p css={styles.button}>{card.button}</p>
      </div>
      <div css={[styles.thread, pointAt(index)]} />
    </div>
  );
}

/** The traveling point is at each part for a fifth of the way of the sheet across the screen. */
function pointAt(index: number) {
  const from = 15 + 20 * index;
  return {
    [media.wide]: {
      "&::after": onScroll(
        "visit",
        { from: { background: color.maple }, to: { background: color.maple } },
        `cover ${from}% cover ${from + 20}%`,
        "--sheet",
      ),
    },
  };
}

const lineColor = "var(--figure)";

const styles = createStyles({
  sheet: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.x6,
    viewTimelineName: "--sheet",
  },
  notice: {
    justifySelf: "start",
    color: color.ink,
  },
  // The rows of cards, threads and captions are shared, so that the line is straight.
  parts: {
    "&&": { rowGap: 0 },
    [media.belowMedium]: {
      "&&": { display: "grid" },
      gridAutoColumns: "88%",
      gridAutoFlow: "column",
    },
    [media.wide]: {
      gridTemplateColumns: "none",
      gridAutoColumns: "minmax(0, 1fr)",
      gridAutoFlow: "column",
    },
    "& > li": {
      display: "grid",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
    },
  },
  // The card is above the line, and read after the part's name.
  part: { display: "grid", gridRow: "span 3", gridTemplateRows: "subgrid" },
  card: {
    ...stack(space.x3),
    gridRow: 1,
    alignSelf: "end",
    padding: space.x4,
    borderTop: `6px solid ${color.maple}`,
    boxShadow: "6px 6px 0 var(--rule)",
  },
  moment: {
    ...labelText,
    paddingBottom: space.x2,
    borderBottom: rule.hairline,
    color: color.inkSoft,
  },
  cardTitle: { ...smallHeading, fontSize: size.h3, textWrap: "balance" },
  picture: { width: "100%" },
  cardText: { ...labelText, fontFamily: "inherit" },
  button: {
    ...labelText,
    padding: `${space.x2} ${space.x3}`,
    borderRadius: radius.pill,
    background: color.spruce,
    color: color.paper,
    fontWeight: 600,
    textAlign: "center",
  },
  // Down to a point on the line, which is as wide as the window.
  thread: {
    gridRow: 2,
    position: "relative",
    height: space.x16,
    borderBottom: `2px solid ${lineColor}`,
    borderImage: `linear-gradient(${lineColor}, ${lineColor}) 0 0 2 0 / 0 0 2px 0 / 0 100vw`,
    "&::before": {
      content: '""',
      position: "absolute",
      inset: "0 auto 0 50%",
      borderLeft: `2px solid ${lineColor}`,
    },
    "&::after": {
      content: '""',
      position: "absolute",
      inset: "auto auto -0.5625rem calc(50% - 0.5rem)",
      width: "1.125rem",
      height: "1.125rem",
      border: `4px solid ${lineColor}`,
      borderRadius: "50%",
      background: "var(--ground)",
    },
  },
  caption: {
    ...stack(space.x1),
    gridRow: 3,
    paddingTop: space.x4,
    [media.medium]: { paddingBottom: space.x8 },
    [media.wide]: { paddingBottom: 0 },
  },
  title: smallHeading,
  start: { ...labelText, color: "var(--soft)" },
  closing: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: space.x3,
    paddingTop: space.x3,
    borderTop: rule.hairline,
    ...labelText,
    fontSize: size.body,
  },
  tasks: {
    borderTop: rule.hairline,
    summary: { ...labelText, fontWeight: 600 },
  },
  lists: {
    display: "grid",
    gap: space.x6,
    paddingBlock: space.x3,
    ...labelText,
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    [media.wide]: splitAt(4, 7, 10),
  },
  listTitle: { fontSize: size.body, paddingBottom: space.x2 },
});

export const timeRuleSectionFragment = graphql`
  fragment TimeRulePart on TimeRuleItem {
    title
    start
    text {
      html
    }
    card {
      moment
      title
      picture {
        file {
          ...Drawing
        }
      }
      text
      button
    }
    tasks
  }

  fragment TimeRuleSection on TimeRuleSection {
    ...SectionOpening
    sampleNotice
    items {
      ...TimeRulePart
    }
    closing
    allTasks
  }
`;
