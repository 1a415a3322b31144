import { css } from "@emotion/react";
import { color, media, space, splitAt } from "../../theme";
import { Band } from "./band";
import { SectionWords, type SectionWordsProps } from "./section-words";

interface SectionProps extends SectionWordsProps {
  anchor: string | null;
  tone: Queries.Tone;
  /** Puts the section's content next to its header on wide screens, instead of below. */
  isBeside?: boolean;
  /** A rule above the heading: for lists and tables. */
  isRuled?: boolean;
  hasAccount?: boolean;
}

/** The frame of most sections: a band with a header, text, and the section's content. */
export function Section(props: SectionProps) {
  const { anchor, tone, isBeside = false, isRuled = false, hasAccount = false, ...words } = props;
  return (
    <Band anchor={anchor} tone={tone} hasAccount={hasAccount}>
      <SectionWords
        {...words}
        css={[
          styles.stack,
          isBeside && styles.beside,
          isRuled && styles.ruled,
          hasAccount && styles.account,
        ]}
        layout={isBeside || hasAccount ? "column" : (words.layout ?? pickLayout(words.text))}
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
  // The header does not cross the rule of the account column.
  account: css({
    [media.medium]: { "& > div:first-of-type": { paddingInlineEnd: "12.5rem" } },
    [media.wide]: { "& > div:first-of-type": { maxWidth: "none", paddingInlineEnd: "26%" } },
  }),
  ruled: css({ paddingTop: space.x4, borderTop: `2px solid ${color.spruce}` }),
};
