import { graphql } from "gatsby";
import {
  createStyles,
  entryAccount,
  entryColumns,
  font,
  minorHeading,
  rule,
  softText,
  space,
} from "../../theme";
import { Container } from "../section/container";
import { SmartLink } from "../ui/smart-link";
import { useUiLabels } from "../ui/use-site";
import { sourcesId } from "../../../lib/urls/routes";

/** A page's sources: where each figure comes from. Folded until a visitor asks. */
export function Sources({
  entries,
}: {
  entries: readonly Queries.SourceEntryFragment[];
}) {
  const { sourcesHeading, backToReference } = useUiLabels();
  if (entries.length === 0) return null;
  return (
    <aside aria-label={sourcesHeading} data-tone="spruce" css={styles.root}>
      <Container>
        <details>
          <summary css={styles.summary}>
            <h2 css={minorHeading}>{sourcesHeading}</h2>
          </summary>
          <ul>
            {entries.map(({ figure, value, measure, period, source }) => (
              <li key={figure} css={styles.row} data-row>
                <p css={styles.figure}>
                  <a
                    id={sourcesId(figure)}
                    // A text fragment scrolls to the figure on the page.
                    href={`#:~:text=${encodeURIComponent(value)}`}
                    aria-label={`${backToReference} ${value}`}
                  >
                    {value}
                  </a>
                </p>
                <p>{[measure, period].filter(Boolean).join(", ")}</p>
                <p>
                  {source.link ? (
                    <SmartLink to={source.link}>{source.citation}</SmartLink>
                  ) : (
                    source.citation
                  )}
                </p>
              </li>
            ))}
          </ul>
        </details>
      </Container>
    </aside>
  );
}

const styles = createStyles({
  // Below a text. Below a closing, which is a section, it needs no more room.
  root: { "div + &": { paddingTop: space.x6 } },
  summary: { paddingBlock: space.x2 },
  row: {
    ...entryColumns,
    ...softText,
    alignItems: "baseline",
    rowGap: 0,
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    a: { display: "inline-block", minWidth: space.x6, paddingBlock: "0.1em" },
  },
  // First in the text, and in the account column on larger screens.
  figure: { ...entryAccount, fontFamily: font.label, fontWeight: 600 },
});

export const sourceEntryFragment = graphql`
  fragment SourceEntry on SourceEntry {
    figure
    value
    measure
    period
    source {
      citation
      link {
        ...LinkTarget
      }
    }
  }
`;
