import { css } from "@emotion/react";
import { textFontFallbacks } from "../../theme/text-font";
import { font } from "../../theme/tokens";
import { ProseText } from "./prose-text";

/** The text of posts, guides, and legal pages; only these need the text typeface's fallbacks. */
export function LongText({ html }: { html: string }) {
  return (
    <div className="reading" css={text}>
      <ProseText html={html} />
    </div>
  );
}

const text = css(...textFontFallbacks, {
  minWidth: 0,
  fontFamily: font.reading,
  // Labels and tables are scanned rather than read.
  "table, figcaption, .callout-kind": { fontFamily: font.text },
});
