import {
  accountPart,
  createStyles,
  media,
  space,
  splitAt,
  withAccount,
} from "../../theme";
import { Drawing } from "../picture/drawing";
import { ActionRow } from "../ui/action-row";
import { Band, type BandProps } from "./band";
import { SectionHeader, type SectionHeaderProps } from "./section-header";

interface SectionProps extends BandProps, SectionHeaderProps {
  actions?: readonly Queries.ActionFragment[] | null;
  /** Puts the section's content next to its header on wide screens, instead of below. */
  isBeside?: boolean;
  /** The width from which on the double rule is beside the content alone. */
  ruleFrom?: "medium" | "wide";
  /** Lies to the right of the header, above a content with a rule. */
  deskObject?: Queries.VectorDrawingFragment | null;
}

/** The frame of most sections: a band with a header, text, and the section's content. */
export function Section({
  actions,
  children,
  isBeside,
  ruleFrom,
  deskObject,
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
            {deskObject && <Drawing css={styles.object} {...deskObject} />}
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
  object: {
    display: "none",
    [media.wide]: {
      display: "block",
      position: "absolute",
      insetInlineEnd: space.x6,
      bottom: `calc(100% - ${space.x12})`,
      width: "min(10rem, 13vw)",
    },
  },
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
