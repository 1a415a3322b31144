import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { ringed, SheetLine, SheetTop } from "../../components/sheet/sheet-line";
import { RichText } from "../../components/ui/rich-text";
import {
  color,
  createStyles,
  type CSSObject,
  growing,
  media,
  numeral,
  radius,
  size,
  smallFigure,
  softText,
  space,
  spread,
} from "../../theme";
import { ClientStrip } from "./client-strip";
import { Dashboard } from "./dashboard";

/** A sheet with the marks of a pencil, its lines or the dashboard, and our notes in the account column. */
export function Document({
  sampleNotice,
  title,
  look,
  lines,
  dashboard,
  strip,
  ...frame
}: Queries.DocumentSectionFragment) {
  const top = { title, sampleNotice };
  return (
    <>
      <Section {...frame} headingSize="large" ruleFrom="wide">
        {lines && <Lines {...top} look={look} lines={lines} />}
        {dashboard && <Dashboard {...top} dashboard={dashboard} />}
      </Section>
      {strip && <ClientStrip {...strip} />}
    </>
  );
}

interface LinesProps {
  title: string;
  sampleNotice: string;
  look: Queries.DocumentLook;
  lines: readonly Queries.DocumentRowFragment[];
}

function Lines({ look, lines, ...top }: LinesProps) {
  return (
    <div css={looks[look]}>
      <SheetTop {...top} />
      <ol>
        {lines.map((row) => (
          <SheetLine
            key={row.label}
            element="li"
            note={row.note && <RichText html={row.note.html} />}
            css={styles.row}
          >
            <Words {...row} />
          </SheetLine>
        ))}
      </ol>
    </div>
  );
}

const elements = { none: "span", ringed: "mark", struck: "del" } as const;

/** The words of a line; screen readers tell what is marked and what is deleted. A ring is around the figure, if there is one. */
function Words({
  label,
  detail,
  before,
  value,
  share,
  mark,
}: Queries.DocumentRowFragment) {
  const figure = share ? `${share}%` : value;
  const isFigureRinged = mark === "ringed" && Boolean(figure);
  const labelMark = isFigureRinged ? "none" : mark;
  const Label = elements[labelMark];
  const Figure = isFigureRinged ? "mark" : "strong";
  return (
    <>
      <div css={styles.words} data-words>
        <Label css={marks[labelMark]}>{label}</Label>
      </div>
      {detail && <p css={styles.detail}>{detail}</p>}
      {figure && (
        <p css={styles.value} data-value>
          {before && <del css={styles.before}>{before}</del>}{" "}
          <Figure css={isFigureRinged ? [ringed, styles.total] : styles.figure}>
            {figure}
          </Figure>
        </p>
      )}
      {share && (
        <div css={styles.bars}>
          <div css={[styles.bar, { width: `${share}%` }]} />
          {before && (
            <div css={[styles.bar, styles.earlier, { width: before }]} />
          )}
        </div>
      )}
    </>
  );
}

const marks = createStyles({
  none: {},
  ringed,
  struck: {
    color: color.inkSoft,
    textDecoration: `line-through 1.5px ${color.maple}`,
  },
});

/** On a line of its own, below the label and the value. */
const wholeLine: CSSObject = { order: 1, flexBasis: "100%" };

const styles = createStyles({
  row: {
    ...spread,
    alignItems: "baseline",
    alignContent: "center",
    rowGap: space.x2,
    fontSize: size.body,
  },
  // At 200% text size, the value goes below.
  words: { flex: "1 1 10rem" },
  detail: {
    ...softText,
    ...wholeLine,
    paddingInlineStart: "var(--indent, 0)",
  },
  value: { marginInlineStart: "auto", textAlign: "end" },
  // Crossed out diagonally, so that it can be read.
  before: {
    marginInlineEnd: space.x4,
    textDecoration: "none",
    background: `linear-gradient(to top right, transparent calc(50% - 1px), ${color.maple} 0 calc(50% + 1px), transparent 0)`,
    [media.forcedColors]: { textDecoration: "line-through" },
  },
  // A whole is behind each share.
  bars: {
    ...wholeLine,
    marginTop: space.x2,
    background: `linear-gradient(${color.birch} 0 0) 0 0 / 100% ${space.x6} no-repeat`,
  },
  // Forced colors remove backgrounds, so the bar needs a border.
  bar: {
    height: space.x6,
    marginBottom: space.x1,
    border: `1px solid ${color.spruce}`,
    background: color.spruce,
    viewTimelineName: "--bar",
    ...growing,
  },
  earlier: {
    height: space.x2,
    border: `1px dashed ${color.inkSoft}`,
    background: "none",
  },
  figure: smallFigure,
  total: { ...numeral, fontSize: `min(${size.h2}, 9vw)` },
});

/** Without lines between the rows. */
const noLine = { li: { "--edge": "transparent 0" } };

const looks = createStyles({
  sheet: {},
  results: {
    // Details start where the titles do.
    "--indent": space.x16,
    h3: {
      flexGrow: 1,
      padding: `${space.x2} ${space.x4}`,
      border: `1.5px solid ${color.ink}`,
      borderRadius: radius.pill,
    },
    "[data-value]": {
      order: -1,
      minWidth: space.x12,
      marginInlineStart: 0,
      textAlign: "start",
    },
  },
  answer: {
    ...noLine,
    h3: {
      padding: `${space.x3} ${space.x4}`,
      borderRadius: `${radius.card} ${radius.card} ${radius.card} 0`,
      background: color.mint,
    },
  },
  form: {
    ...noLine,
    "[data-words]": {
      flex: "0 1 min(28rem, 60%)",
      padding: `${space.x2} ${space.x3}`,
      border: `1.5px solid ${color.inkSoft}`,
      borderRadius: radius.input,
      background: color.white,
    },
  },
});

export const documentSectionFragment = graphql`
  fragment DocumentRow on DocumentRow {
    label
    detail
    before
    value
    share
    mark
    note {
      html
    }
  }

  fragment DocumentSection on DocumentSection {
    ...SectionFrame
    deskObject {
      ...VectorDrawing
    }
    sampleNotice
    title
    look
    lines: rows {
      ...DocumentRow
    }
    dashboard {
      ...Dashboard
    }
    strip {
      ...ClientStrip
    }
  }
`;
