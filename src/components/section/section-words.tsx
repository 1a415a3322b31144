import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens";
import { ActionRow } from "../ui/action-row";
import { SectionHeader } from "./section-header";

interface SectionWordsProps {
  kicker: string | null;
  heading: string;
  text: { readonly html: string } | null;
  actions: readonly Queries.ActionFragment[] | null;
  children?: ReactNode;
}

/** The words of a section that shares its row: header, what belongs to it, and where to go from here. */
export function SectionWords({ actions, children, ...header }: SectionWordsProps) {
  return (
    <div css={styles.words}>
      <SectionHeader {...header} />
      {children}
      <ActionRow actions={actions} />
    </div>
  );
}

const styles = {
  words: css({ display: "grid", gap: space.x8 }),
};
