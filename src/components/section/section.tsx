import { css } from "@emotion/react";
import { splitAt } from "../../theme/grid";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { Band } from "./band";
import { SectionWords, type SectionWordsProps } from "./section-words";

interface SectionProps extends SectionWordsProps {
  anchor: string | null;
  tone: Queries.Tone;
  /** Puts the section's content next to its header on wide screens, instead of below. */
  isBeside?: boolean;
  hasAccount?: boolean;
}

/** The frame of most sections: a band with a header, text, and the section's content. */
export function Section({
  anchor,
  tone,
  isBeside = false,
  hasAccount = false,
  ...words
}: SectionProps) {
  return (
    <Band anchor={anchor} tone={tone} hasAccount={hasAccount}>
      <SectionWords
        {...words}
        css={[styles.stack, isBeside && styles.beside]}
        layout={isBeside || hasAccount ? "column" : pickLayout(words.text)}
      />
    </Band>
  );
}

/** A text goes next to the heading. */
function pickLayout(text: SectionProps["text"]) {
  return text ? "beside" : "bare";
}

const styles = {
  stack: css({
    gap: space.x6,
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.wide]: { gap: space.x8 },
  }),
  beside: css({ [media.wide]: splitAt(5) }),
};
