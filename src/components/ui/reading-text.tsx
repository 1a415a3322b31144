import { css } from "@emotion/react";
import { showReadingFont } from "../../browser/show-reading-font";
import { media } from "../../theme/media";
import { readingFont, readingStandIns } from "../../theme/reading-font";
import { font } from "../../theme/tokens";
import { ProseText } from "./prose-text";

/**
 * Running text of a page that is there to be read, in the face for reading: posts, guides and legal pages. It alone fetches the
 * font and says what stands in for it, so that other pages carry nothing of either (docs/decisions/0034-a-face-for-reading.md).
 */
export function ReadingText({ html }: { html: string }) {
  return (
    <div ref={showReadingFont} className="reading" css={styles.text}>
      <ProseText html={html} />
    </div>
  );
}

const withoutScripts = {
  [media.noScripts]: {
    "@font-face": {
      fontFamily: readingFont.family,
      fontWeight: readingFont.weight,
      fontDisplay: "optional",
      src: `url(${readingFont.file})`,
    },
  },
} as const;

const styles = {
  text: css(...readingStandIns, withoutScripts, {
    minWidth: 0,
    fontFamily: font.reading,
    // Labels and figures in columns are looked up rather than read.
    "table, figcaption, .callout-kind": { fontFamily: font.text },
  }),
};
