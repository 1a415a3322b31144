import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { ActionRow } from "../ui/action-row";
import { type Tone, Band } from "./band";
import { SectionHeader } from "./section-header";

interface SectionProps {
  anchor: string | null;
  tone: Tone;
  kicker: string | null;
  heading: string;
  text: { readonly html: string } | null;
  actions?: readonly Queries.ActionFragment[] | null;
  /** True where the section's own content stands beside its header on wide screens, instead of below. */
  isBeside?: boolean;
  children?: ReactNode;
}

/** The frame that most sections share: a band, its header, its own content, and where to go from here. */
export function Section({
  anchor,
  tone,
  kicker,
  heading,
  text,
  actions,
  isBeside = false,
  children,
}: SectionProps) {
  return (
    <Band anchor={anchor} tone={tone}>
      <div css={[styles.stack, isBeside && styles.beside]}>
        <SectionHeader
          kicker={kicker}
          heading={heading}
          text={text}
          layout={isBeside ? "column" : toLayout(text)}
        />
        {children}
        <ActionRow actions={actions ?? null} />
      </div>
    </Band>
  );
}

/** A text stands beside the heading where there is width for it: all of it, or half where there are several paragraphs. */
function toLayout(text: SectionProps["text"]) {
  if (!text) return "bare";
  return /<p>.*<p>/s.test(text.html) ? "halves" : "spread";
}

const styles = {
  stack: css({
    display: "grid",
    gap: space.x6,
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.wide]: { gap: space.x8 },
  }),
  beside: css({ [media.wide]: { gridTemplateColumns: "4fr 8fr", columnGap: space.x16 } }),
};
