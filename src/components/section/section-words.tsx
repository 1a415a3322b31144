import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens";
import { ActionRow } from "../ui/action-row";
import { SectionHeader, type SectionHeaderProps } from "./section-header";

export interface SectionWordsProps extends SectionHeaderProps {
  actions?: readonly Queries.ActionFragment[] | null;
  children?: ReactNode;
  className?: string;
}

/** A section's text: its header, its own content, and its links. */
export function SectionWords({ actions, children, className, ...header }: SectionWordsProps) {
  return (
    <div css={words} className={className}>
      <SectionHeader {...header} />
      {children}
      <ActionRow actions={actions} />
    </div>
  );
}

const words = css({ display: "grid", gap: space.x8 });
