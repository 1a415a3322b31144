import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { ActionRow } from "../ui/action-row";
import { Band } from "./band";
import type { Tone } from "./band";
import { SectionHeader } from "./section-header";

interface SectionProps {
  anchor: string | null;
  tone: Tone;
  kicker: string | null;
  heading: string;
  text: { readonly html: string } | null;
  actions?: readonly Queries.ActionFragment[] | null;
  children?: ReactNode;
}

/** The frame that most sections share: a band, its header, its own content, and where to go from here. */
export function Section({ anchor, tone, kicker, heading, text, actions, children }: SectionProps) {
  return (
    <Band anchor={anchor} tone={tone}>
      <div css={styles.stack}>
        <SectionHeader
          kicker={kicker}
          heading={heading}
          text={text}
          layout={!text ? "bare" : /<p>.*<p>/s.test(text.html) ? "halves" : "spread"}
        />
        {children}
        <ActionRow actions={actions ?? null} />
      </div>
    </Band>
  );
}

const styles = {
  stack: css({
    display: "grid",
    gap: space.x6,
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.wide]: { gap: space.x8 },
  }),
};
