import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { ringed, SheetLine, SheetTop } from "../../components/sheet/sheet-line";
import { RichText } from "../../components/ui/rich-text";
import {
  color,
  createStyles,
  growing,
  media,
  numeral,
  radius,
  size,
  smallFigure,
  softText,
  space,
} from "../../theme";
import { ClientStrip } from "./client-strip";
import { Dashboard } from "./dashboard";

/** A sheet with the marks of a pencil, its lines or the dashboard, and our notes in the account column. */
export function Document(props: Queries.DocumentSectionFragment) {
  const { sampleNotice, title, lines, dashboard, strip, ...frame } = props;
  const top = { title, sampleNotice };
  return (
    <>
      <Section {...frame} headingSize="large" isDesk={dashboard !== null}>
        {lines && <Lines {...top} lines={lines} />}
        {dashboard && <Dashboard {...top} dashboard={dashboard} />}
      </Section>
      {strip && <ClientStrip {...strip} />}
    </>
  );
}

type Row = NonNullable<Queries.DocumentSectionFragment["lines"]>[number];

interface LinesProps {
  title: string;
  sampleNotice: string;
  lines: readonly Row[];
}

function Lines({ lines, ...top }: LinesProps) {
  return (
    <div>
      <SheetTop {...top} />
      <ol>
        {lines.map(({ note, ...row }) => (
          <SheetLine
            key={row.label}
            element="li"
            note={note && <RichText html={note.html} />}
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
}: Omit<Row, "note">) {
  const figure = share ? `${share}%` : value;
  const isFigureRinged = mark === "ringed" && Boolean(figure);
  const labelMark = isFigureRinged ? "none" : mark;
  const Label = elements[labelMark];
  const Figure = isFigureRinged ? "mark" : "strong";
  return (
    <>
      <div css={styles.words}>
        <Label css={marks[labelMark]}>{label}</Label>
        {share && <span css={[styles.bar, { width: `${share}%` }]} />}
        {share && before && (
          <span css={[styles.bar, styles.earlier, { width: before }]} />
        )}
        {detail && <span css={styles.detail}> {detail}</span>}
      </div>
      {figure && (
        <p css={styles.value}>
          {before && <del css={[marks.struck, softText]}>{before}</del>}{" "}
          <Figure css={[styles.figure, isFigureRinged && styles.total]}>
            {figure}
          </Figure>
        </p>
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

const styles = createStyles({
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `${space.x3} ${space.x4}`,
    fontSize: size.body,
  },
  // At 200% text size, the value goes below.
  words: { flex: "1 1 9rem" },
  detail: { ...softText, display: "block", paddingTop: space.x1 },
  value: { marginInlineStart: "auto", textAlign: "end" },
  // Forced colors remove backgrounds, so the bar needs a border.
  bar: {
    display: "block",
    height: space.x6,
    marginBlock: space.x1,
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
  figure: { ...smallFigure, fontSize: `min(${size.h2Small}, 8vw)` },
  // The ring is drawn outside, so that it moves no line.
  total: {
    ...numeral,
    display: "inline-block",
    marginInline: `${space.x3} ${space.x2}`,
    borderRadius: radius.pill,
    outline: `2.5px solid ${color.maple}`,
    outlineOffset: "5px",
    background: "none",
    fontSize: `min(${size.h2}, 9vw)`,
    [media.forcedColors]: { color: "CanvasText" },
  },
});

export const documentSectionFragment = graphql`
  fragment DocumentSection on DocumentSection {
    ...SectionOpening
    sampleNotice
    title
    lines: rows {
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
    dashboard {
      ...Dashboard
    }
    strip {
      ...ClientStrip
    }
  }
`;
