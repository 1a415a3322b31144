import { css } from "@emotion/react";
import { readingStandIns } from "../../theme/reading-font";
import { font } from "../../theme/tokens";
import { ProseText } from "./prose-text";

/**
 * Running text of a page that is there to be read, in the text typeface: posts, guides and legal pages. It alone states the
 * font's fallbacks, so that other pages carry none of them (docs/decisions/0019-visual-design.md).
 */
export function ReadingText({ html }: { html: string }) {
  return (
    <div className="reading" css={text}>
      <ProseText html={html} />
    </div>
  );
}

const text = css(...readingStandIns, {
  minWidth: 0,
  fontFamily: font.reading,
  // Labels and figures in columns are looked up rather than read.
  "table, figcaption, .callout-kind": { fontFamily: font.text },
});
