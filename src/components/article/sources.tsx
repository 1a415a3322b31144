import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { splitAt } from "../../theme/grid";
import { media } from "../../theme/media";
import { rule, size, space } from "../../theme/tokens";
import { Container } from "../section/container";
import { SmartLink } from "../ui/smart-link";
import { useUiLabels } from "../ui/use-ui-labels";
import { sourcesId } from "../../site/urls/routes";

/** A page's sources: where each figure comes from. Renders nothing if no figure has a source. */
export function Sources({ entries }: { entries: readonly Queries.SourceEntryFragment[] }) {
  const { sourcesHeading, backToReference } = useUiLabels();
  if (entries.length === 0) return null;
  return (
    <aside css={styles.band}>
      <Container>
        <h2 css={styles.heading}>{sourcesHeading}</h2>
        <ul>
          {entries.map(({ figure, value, measure, period, source }) => (
            <li key={figure} id={sourcesId(figure)} css={styles.entry}>
              {/* A text fragment scrolls to the figure on the page. */}
              <a
                href={`#:~:text=${encodeURIComponent(value)}`}
                aria-label={`${backToReference} ${value}`}
              >
                {value}
              </a>
              <span>{period ? `${measure}, ${period}` : measure}</span>
              <Source source={source} />
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}

function Source({ source }: Pick<Queries.SourceEntryFragment, "source">) {
  const { missingSource } = useUiLabels();
  if (!source) return <mark>{missingSource}</mark>;
  const { citation, link } = source;
  return link ? <SmartLink to={link}>{citation}</SmartLink> : <span>{citation}</span>;
}

const styles = {
  band: css({ paddingBlock: space.x8 }),
  heading: css({ paddingBottom: space.x4, fontSize: size.lead }),
  entry: css({
    display: "grid",
    gap: `0 ${space.x4}`,
    paddingBlock: space.x2,
    borderTop: rule.hairline,
    fontSize: size.small,
    // On phones, the label and source are stacked next to the figure.
    gridTemplateColumns: "5rem minmax(0, 1fr)",
    "& > :last-child": { gridColumnEnd: -1 },
    "& > a:first-of-type::before": { content: '"↑ " / ""' },
    [media.medium]: { ...splitAt(4, 9) },
  }),
};

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
