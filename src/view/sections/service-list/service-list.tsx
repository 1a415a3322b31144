import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { CheckList } from "../../components/ui/check-list";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import {
  css,
  measure,
  media,
  rule,
  size,
  space,
  splitAt,
  stack,
  withAccount,
} from "../../theme";
import { ServiceGroups } from "./service-groups";

/** Services under ruled lines: name, description, and what is included. */
export function ServiceList(props: Queries.ServiceListSectionFragment) {
  const { serviceListVariant, items, ...frame } = props;
  if (serviceListVariant === "groups")
    return <ServiceGroups items={items} {...frame} />;
  const isLedger = serviceListVariant === "ledger";
  return (
    <Section
      {...frame}
      headingSize={isLedger ? "standard" : "large"}
      layout="column"
      hasAccount={isLedger}
    >
      <ul css={isLedger && styles.ledger} data-reveal>
        {items.map(({ title, text, points, action }) => (
          <li key={title} css={isLedger ? styles.side : styles.entry}>
            <h3>{title}</h3>
            <div css={[styles.text, !points && !isLedger && styles.twoThirds]}>
              <RichText html={text.html} />
              {action && <ActionRow actions={[action]} />}
            </div>
            {points && <CheckList points={points} css={styles.points} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const styles = {
  entry: css({
    display: "grid",
    gap: space.x4,
    paddingBlock: space.x6,
    borderTop: rule.hairline,
    "&:last-of-type": { borderBottom: rule.hairline },
    [media.medium]: splitAt(5),
    [media.wide]: splitAt(5, 9),
  }),
  ledger: css({ display: "grid", gap: space.x12, ...withAccount }),
  side: css(stack(space.x4), { paddingTop: space.x4, borderTop: rule.strong }),
  // The entry's rule closes the list.
  points: css({
    fontSize: size.small,
    "li:first-of-type": { borderTop: 0 },
    "li:last-of-type": { borderBottom: 0 },
    [media.belowWide]: { gridColumnEnd: "-1" },
  }),
  text: css(stack(space.x2), { maxWidth: measure.prose }),
  twoThirds: css({ [media.wide]: { gridColumnEnd: "span 2" } }),
};

export const serviceListSectionFragment = graphql`
  fragment Service on Service {
    group
    title
    text {
      html
    }
    points
    action {
      ...Action
    }
    proof {
      ...CaseSummary
    }
  }

  fragment ServiceListSection on ServiceListSection {
    ...SectionFrame
    serviceListVariant: variant
    items {
      ...Service
    }
  }
`;
