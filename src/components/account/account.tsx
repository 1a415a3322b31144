import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { toAccountId } from "../../site/account-id";
import { fillMessage } from "../../site/fill-message";
import { formatDate } from "../../site/format-date";
import { color, font, rule, size, space } from "../../theme/tokens";
import { Container } from "../section/container";
import { RuledTable } from "../ui/ruled-table";
import { SmartLink } from "../ui/smart-link";
import { useUiLabels } from "../ui/use-ui-labels";

interface AccountProps {
  entries: readonly Queries.AccountEntryFragment[];
}

/** The receipts of a page: where each of its figures comes from. Nothing where none has a source. */
export function Account({ entries }: AccountProps) {
  const words = useUiLabels();
  if (entries.length === 0) return null;
  const heading = words.accountHeading;
  const { accountFigure, accountMeasure, accountPeriod, accountSource } = words;
  const headings = [accountFigure, accountMeasure, accountPeriod, accountSource];
  return (
    <aside aria-label={heading} css={styles.band}>
      <Container>
        <h2 css={styles.heading}>{heading}</h2>
        <RuledTable label={heading} headings={headings} css={styles.table}>
          {entries.map((entry) => (
            <tr key={entry.figure} id={toAccountId(entry.figure)}>
              <th scope="row">
                {/* A text fragment: the browser finds the figure where the page names it. */}
                <a href={`#:~:text=${encodeURIComponent(entry.value)}`}>{entry.value}</a>
              </th>
              <td>{entry.measure}</td>
              <td>{entry.period}</td>
              <td>
                <Source source={entry.source} />
              </td>
            </tr>
          ))}
        </RuledTable>
      </Container>
    </aside>
  );
}

function Source({ source }: Pick<Queries.AccountEntryFragment, "source">) {
  const { accountDated, accountUnsourced } = useUiLabels();
  if (!source) return <mark>{accountUnsourced}</mark>;
  const { name, date, link } = source;
  const words = date ? fillMessage(accountDated, { name, date: formatDate(date) }) : name;
  return link ? <SmartLink to={link}>{words}</SmartLink> : words;
}

const styles = {
  band: css({ paddingBlock: space.x12, borderTop: rule.hairline }),
  heading: css({ fontSize: size.lead, paddingBottom: space.x4 }),
  table: css({
    fontSize: size.small,
    color: color.inkSoft,
    "tbody tr > *": { paddingBlock: `${space.x2} !important` },
    "tbody th": { fontFamily: font.display, color: color.ink },
  }),
};

export const accountEntryFragment = graphql`
  fragment AccountEntry on AccountEntry {
    figure
    value
    measure
    period
    source {
      name
      date
      link {
        ...LinkTarget
      }
    }
  }
`;
