import type { ReactNode } from "react";
import { css, everySecond, media, space, splitAt, toColumn } from "../../theme";
import { ActionRow } from "../ui/action-row";
import { Band } from "./band";
import { SectionHeader, type SectionHeaderProps } from "./section-header";

interface SectionProps extends SectionHeaderProps {
  anchor: string | null;
  tone: Queries.Tone;
  actions?: readonly Queries.ActionFragment[] | null;
  children: ReactNode;
  className?: string;
  /** Puts the section's content next to its header on wide screens, instead of below. */
  isBeside?: boolean;
  hasAccount?: boolean;
}

/** The frame of most sections: a band with a header, text, and the section's content. */
export function Section(props: SectionProps) {
  const {
    anchor,
    tone,
    actions,
    children,
    className,
    isBeside,
    hasAccount,
    ...header
  } = props;
  const layout = header.layout ?? (header.text ? "beside" : "bare");
  return (
    <Band anchor={anchor} tone={tone} hasAccount={hasAccount}>
      <div
        css={[
          styles.stack,
          isBeside && styles.beside,
          hasAccount && styles.account,
        ]}
        className={className}
      >
        <SectionHeader
          {...header}
          layout={isBeside || hasAccount ? "column" : layout}
        />
        {children}
        <ActionRow actions={actions} />
      </div>
    </Band>
  );
}

const styles = {
  stack: css({
    display: "grid",
    gap: space.x4,
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.wide]: {
      gap: space.x8,
      [`${everySecond} > div:first-of-type`]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        marginInlineStart: toColumn(5),
      },
    },
  }),
  beside: css({
    [media.wide]: {
      ...splitAt(5),
      // The heading is on the other side.
      [everySecond]: splitAt(9),
      [`${everySecond} > div:first-of-type`]: {
        gridArea: "1 / 2",
        marginInlineStart: 0,
      },
    },
  }),
  // The header does not cross the rule of the account column.
  account: css({
    [media.medium]: {
      "& > div:first-of-type": { paddingInlineEnd: "12.5rem" },
    },
    [media.wide]: {
      "& > div:first-of-type": { maxWidth: "none", paddingInlineEnd: "26%" },
    },
  }),
};
