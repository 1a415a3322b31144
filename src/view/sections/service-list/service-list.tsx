import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { CheckList } from "../../components/ui/check-list";
import { PlusSign } from "../../components/ui/plus-sign";
import { RichText } from "../../components/ui/rich-text";
import { useUiLabels } from "../../components/ui/use-site";
import { Section } from "../../components/section/section";
import {
  contentShown,
  createStyles,
  detailsOpenStyles,
  entryAccount,
  entryColumns,
  labelText,
  measure,
  media,
  rule,
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
  const hasAccount = items.every(
    ({ points, action }) => points !== null || action !== null,
  );
  return (
    <Section
      {...frame}
      headingSize={isLedger ? "standard" : "large"}
      layout="column"
      hasAccount={hasAccount}
    >
      <ul css={isLedger && styles.ledger}>
        {items.map((item, index) =>
          isLedger ? (
            <Side key={item.title} isYours={index > 0} {...item} />
          ) : (
            <Entry key={item.title} {...item} hasAccount={hasAccount} />
          ),
        )}
      </ul>
    </Section>
  );
}

interface SideProps extends Queries.ServiceFragment {
  isYours: boolean;
}

/** One of two parts, such as what we do and what you keep. */
function Side({ title, text, points, action, isYours }: SideProps) {
  return (
    <li css={styles.side}>
      <h3>{title}</h3>
      <div css={styles.text}>
        <RichText html={text.html} />
        {action && <ActionRow actions={[action]} />}
      </div>
      {points && (
        <CheckList points={points} isOpen={isYours} css={styles.sidePoints} />
      )}
    </li>
  );
}

interface EntryProps extends Queries.ServiceFragment {
  hasAccount: boolean;
}

/** Name and description; in the account column, what is included, which is folded on small screens. */
function Entry({ title, text, points, action, hasAccount }: EntryProps) {
  const { planContents } = useUiLabels();
  return (
    <li css={[styles.entry, hasAccount && styles.accounted]} data-row>
      <h3>{title}</h3>
      <RichText css={styles.text} html={text.html} />
      {points && (
        <details css={styles.included}>
          <summary css={styles.summary}>
            <span>
              {planContents}
              <span className="visually-hidden">: {title}</span>
            </span>
            <PlusSign />
          </summary>
          <CheckList points={points} css={styles.points} />
        </details>
      )}
      {action && <ActionRow actions={[action]} css={styles.action} />}
    </li>
  );
}

const styles = createStyles({
  entry: {
    display: "grid",
    gap: space.x2,
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    "&:last-of-type": { borderBottom: rule.hairline },
    [media.medium]: splitAt(5),
  },
  // The link follows the text, however long the list next to it is.
  accounted: [
    entryColumns,
    {
      rowGap: space.x2,
      [media.wide]: { gridTemplateRows: "auto 1fr" },
    },
  ],
  ledger: { display: "grid", gap: space.x12, ...withAccount },
  side: { ...stack(space.x4), paddingTop: space.x4, borderTop: rule.strong },
  sidePoints: {
    ...labelText,
    "& > li": { paddingBlock: space.x1 },
    "li:first-of-type": { borderTop: 0 },
    "li:last-of-type": { borderBottom: 0 },
  },
  included: [
    entryAccount,
    {
      [media.medium]: { textAlign: "start" },
      [media.wide]: { gridRow: "1 / span 2" },
    },
    detailsOpenStyles(contentShown),
  ],
  summary: [
    labelText,
    { fontWeight: 600 },
    detailsOpenStyles({ display: "none" }),
  ],
  points: {
    ...labelText,
    "& > li": { paddingBlock: `0 ${space.x1}`, border: 0 },
    "& > li:first-of-type": { borderTop: 0 },
  },
  text: { ...stack(space.x2), maxWidth: measure.prose },
  // In the account column, if nothing else is.
  action: { [media.wide]: { gridColumn: 2 }, "div + &": entryAccount },
});

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
