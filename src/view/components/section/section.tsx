import {
  accountPart,
  createStyles,
  media,
  space,
  splitAt,
  withAccount,
} from "../../theme";
import { ActionRow } from "../ui/action-row";
import { Band, type BandProps } from "./band";
import { SectionHeader, type SectionHeaderProps } from "./section-header";

interface SectionProps extends BandProps, SectionHeaderProps {
  actions?: readonly Queries.ActionFragment[] | null;
  /** Puts the section's content next to its header on wide screens, instead of below. */
  isBeside?: boolean;
  /** The width from which on the double rule is beside the content alone. */
  ruleFrom?: "medium" | "wide";
}

/** The frame of most sections: a band with a header, text, and the section's content. */
export function Section({
  actions,
  children,
  isBeside,
  ruleFrom,
  ...frame
}: SectionProps) {
  const { hasAccount } = frame;
  return (
    <Band {...frame} isBeside={isBeside}>
      <div
        css={[
          styles.stack,
          isBeside && styles.beside,
          hasAccount && styles.account,
        ]}
      >
        <SectionHeader {...frame} />
        {ruleFrom ? (
          <div css={accountPart} data-rule-from={ruleFrom}>
            {children}
          </div>
        ) : (
          children
        )}
        <ActionRow
          actions={actions}
          css={(hasAccount ?? ruleFrom) && styles.actions}
        />
      </div>
    </Band>
  );
}

const styles = createStyles({
  stack: {
    display: "grid",
    gap: space.x4,
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.wide]: { gap: space.x6 },
  },
  beside: { [media.wide]: splitAt(5) },
  actions: {
    [media.medium]: {
      "&&": { gridColumn: "-2 / -1" },
      justifyContent: "end",
      textAlign: "end",
    },
  },
  // The header is to the left of the rule; to the right, a part of the content can be next to it.
  account: [
    withAccount,
    {
      [media.medium]: {
        "& > *": { gridColumn: "1 / -1" },
        "& > div:first-of-type": { gridColumn: 1 },
      },
    },
  ],
});
