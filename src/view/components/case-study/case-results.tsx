import { graphql } from "gatsby";
import { formatLevel } from "../../../lib/format/format-figure";
import { color, createStyles, labelText, media, size } from "../../theme";
import { Band } from "../section/band";
import { Section } from "../section/section";
import { CaseEntry } from "./case-entry";
import { CaseFigure, pickFigures } from "./case-figure";
import { GrowthTable } from "./growth-table";

interface CaseStatementProps {
  caseStudy: Queries.CaseResultsFragment;
  words: Queries.CaseStatementWordsFragment;
}

/** Every figure of the case as an entry, with its change and the period, where one is known. */
export function CaseStatement({ caseStudy, words }: CaseStatementProps) {
  const { results, figures } = caseStudy;
  const { columns } = words;
  const rows = pickFigures(figures, results.figures).map(
    ({ metric, value, ...rest }) => ({
      name: <span css={styles.metric}>{metric}</span>,
      level: formatLevel(rest.change ?? value),
      growth: rest.change,
      detail: rest.period ?? results.period,
      figure: <CaseFigure value={value} />,
    }),
  );
  return (
    <Section
      anchor={null}
      tone="birch"
      heading={words.statement}
      headingSize="small"
      hasAccount
    >
      <GrowthTable
        label={words.statement}
        headings={[
          columns.metric,
          columns.change,
          columns.period,
          columns.value,
        ]}
        rows={rows}
      />
      <p css={styles.scale}>{words.scale}</p>
    </Section>
  );
}

interface CaseResultsProps {
  caseStudy: Queries.CaseResultsFragment;
  label: string;
}

/** How to read the figures; those of a channel are next to the channel's text. */
export function CaseResults({ caseStudy, label }: CaseResultsProps) {
  const { results, figures, channels } = caseStudy;
  const others = results.figures.filter((key) =>
    channels.every((channel) => !channel.figures?.includes(key)),
  );
  return (
    <Band hasAccount={others.length > 0}>
      <CaseEntry
        label={label}
        heading={results.heading}
        level="h2"
        html={results.text.html}
        figures={pickFigures(figures, others)}
      />
    </Band>
  );
}

const styles = createStyles({
  metric: {
    display: "block",
    fontSize: size.h3,
    fontWeight: 650,
    "&::first-letter": { textTransform: "uppercase" },
  },
  scale: {
    ...labelText,
    color: color.inkSoft,
    [media.medium]: { "&&": { gridColumn: 1 } },
  },
});

export const caseResultsFragment = graphql`
  fragment CaseResults on CaseStudy {
    figures {
      ...CaseFigure
    }
    results {
      heading
      text {
        html
      }
      period
      figures
    }
    channels {
      figures
    }
  }

  fragment CaseStatementWords on CaseStudyWords {
    statement
    scale
    columns {
      metric
      value
      change
      period
    }
  }
`;
