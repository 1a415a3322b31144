import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { Band } from "./band";
import { SectionWords, type SectionWordsProps } from "./section-words";

interface SectionProps extends SectionWordsProps {
  anchor: string | null;
  tone: Queries.Tone;
  /** Puts the section's content next to its header on wide screens, instead of below. */
  isBeside?: boolean;
}

/** The frame of most sections: a band with a header, text, and the section's content. */
export function Section({ anchor, tone, isBeside = false, ...words }: SectionProps) {
  return (
    <Band anchor={anchor} tone={tone}>
      <SectionWords
        {...words}
        css={[styles.stack, isBeside && styles.beside]}
        layout={isBeside ? "column" : pickLayout(words.text)}
      />
    </Band>
  );
}

/** A text goes next to the heading if there is room, and gets half the width if it has several paragraphs. */
function pickLayout(text: SectionProps["text"]) {
  if (!text) return "bare";
  return /<p>.*<p>/s.test(text.html) ? "halves" : "spread";
}

const styles = {
  stack: css({
    gap: space.x6,
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.wide]: { gap: space.x8 },
  }),
  beside: css({ [media.wide]: { gridTemplateColumns: "4fr 8fr", columnGap: space.x16 } }),
};
