import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { CheckList } from "../../components/ui/check-list";
import { Icon } from "../../components/ui/icon";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import { splitAt } from "../../theme/grid";
import { color, media, rule, space } from "../../theme/tokens";

/** Services under ruled lines: name, description, and what is included. */
export function ServiceList(props: Queries.ServiceListSectionFragment) {
  const { serviceListVariant, items, ...frame } = props;
  const isLedger = serviceListVariant === "ledger";
  return (
    <Section {...frame}>
      <ul css={isLedger && styles.ledger} data-ledger={isLedger || undefined} data-reveal>
        {items.map(({ icon, title, text, points, action }) => (
          <li key={title} css={isLedger ? styles.side : styles.entry}>
            <div css={styles.name}>
              {icon && <Icon name={icon} />}
              <h3>{title}</h3>
            </div>
            <div css={[styles.words, points && !isLedger && styles.halves]}>
              <div css={styles.text}>
                <RichText html={text.html} />
                {action && <ActionRow actions={[action]} />}
              </div>
              {points && (
                <div css={styles.points}>
                  <CheckList points={points} />
                </div>
              )}
            </div>
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
    paddingBlock: space.x8,
    borderTop: rule.hairline,
    "&:last-of-type": { borderBottom: rule.hairline },
    [media.medium]: { ...splitAt(5) },
  }),
  ledger: css({
    display: "grid",
    gap: space.x12,
    [media.medium]: { gridTemplateColumns: "1fr 1fr", gap: 0 },
  }),
  side: css({
    display: "grid",
    alignContent: "start",
    gap: space.x6,
    paddingTop: space.x4,
    borderTop: `2px solid ${color.spruce}`,
    [media.medium]: {
      paddingRight: space.x8,
      "& + &": { paddingInline: `${space.x8} 0`, borderLeft: rule.hairline },
    },
  }),
  name: css({ display: "grid", gap: space.x3, alignContent: "start" }),
  words: css({ display: "grid", gap: space.x6, minWidth: 0 }),
  halves: css({ [media.wide]: { gridTemplateColumns: "1fr 1fr", gap: space.x8 } }),
  // The entry's rule closes the list.
  points: css({ "li:last-of-type": { borderBottom: 0 } }),
  text: css({ display: "grid", gap: space.x3, alignContent: "start", maxWidth: "60ch" }),
};

export const serviceListSectionFragment = graphql`
  fragment ServiceListSection on ServiceListSection {
    ...SectionOpening
    tone
    serviceListVariant: variant
    items {
      icon
      title
      text {
        html
      }
      points
      action {
        ...Action
      }
    }
    actions {
      ...Action
    }
  }
`;
