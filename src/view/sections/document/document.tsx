import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { SampleNotice } from "../../components/ui/sample-notice";
import {
  color,
  createStyles,
  labelText,
  numeral,
  radius,
  rule,
  size,
  softText,
  space,
  withAccount,
} from "../../theme";

/** A sheet of lines with the marks of a pencil, and the notes in the account column. */
export function Document(props: Queries.DocumentSectionFragment) {
  const { sampleNotice, title, rows, ...frame } = props;
  return (
    <Section {...frame} headingSize="large" hasAccount>
      <div>
        <div css={styles.line}>
          <div css={styles.top} data-tone="paper">
            <h3 css={styles.title}>{title}</h3>
            <SampleNotice>{sampleNotice}</SampleNotice>
          </div>
        </div>
        <ol>
          {rows.map((row) => (
            <li key={row.label} css={styles.line}>
              <div css={styles.row} data-tone="paper">
                <Words {...row} />
              </div>
              {row.note && <p css={styles.note}>{row.note}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

type Row = Queries.DocumentSectionFragment["rows"][number];

const elements = { none: "span", ringed: "mark", struck: "del" } as const;

/** The words of a line; screen readers tell what is marked and what is deleted. */
function Words({ label, detail, value, mark }: Row) {
  const Marked = elements[mark];
  return (
    <>
      <p>
        <Marked css={styles[mark]}>{label}</Marked>
        {detail && <span css={styles.detail}> {detail}</span>}
      </p>
      {value && <strong css={styles.value}>{value}</strong>}
    </>
  );
}

const styles = createStyles({
  line: { ...withAccount, alignItems: "center" },
  top: {
    ...labelText,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.x2,
    padding: space.x4,
    borderTop: `6px solid ${color.maple}`,
  },
  title: { fontSize: size.h3 },
  row: {
    ...labelText,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.x4,
    height: "100%",
    padding: `${space.x3} ${space.x4}`,
    borderTop: rule.hairline,
    fontSize: size.body,
  },
  none: {},
  ringed: {
    marginInline: `-${space.x2}`,
    paddingInline: space.x2,
    border: `2.5px solid ${color.maple}`,
    borderRadius: radius.pill,
    background: "none",
    color: "inherit",
  },
  struck: {
    color: color.inkSoft,
    textDecoration: `line-through 2.5px ${color.maple}`,
  },
  detail: { ...softText, display: "block", paddingTop: space.x1 },
  value: { ...numeral, fontSize: `min(${size.h2Small}, 8vw)` },
  note: {
    ...labelText,
    paddingInlineStart: space.x3,
    marginBlock: space.x2,
    borderInlineStart: `3px solid ${color.maple}`,
  },
});

export const documentSectionFragment = graphql`
  fragment DocumentSection on DocumentSection {
    ...SectionOpening
    sampleNotice
    title
    rows {
      label
      detail
      value
      mark
      note
    }
  }
`;
