import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { Band } from "./band";
import { SectionWords, type SectionWordsProps } from "./section-words";

interface SectionProps extends SectionWordsProps {
  anchor: string | null;
  tone: Queries.Tone;
  /** True where the section's own content stands beside its header on wide screens, instead of below. */
  isBeside?: boolean;
}

/** The frame that most sections share: a band with the words and the content of the section. */
export function Section({ anchor, tone, isBeside = false, ...words }: SectionProps) {
  return (
    <Band anchor={anchor} tone={tone}>
      <SectionWords
        {...words}
        css={[styles.stack, isBeside && styles.beside]}
        layout={isBeside ? "column" : toLayout(words.text)}
      />
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
    gap: space.x6,
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.wide]: { gap: space.x8 },
  }),
  beside: css({ [media.wide]: { gridTemplateColumns: "4fr 8fr", columnGap: space.x16 } }),
};
