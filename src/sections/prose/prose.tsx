import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { Band } from "../../components/ui/band";
import { ProseText } from "../../components/ui/prose-text";
import { SectionHeader } from "../../components/ui/section-header";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

/** A heading beside running text. */
export function Prose({
  anchor,
  tone,
  kicker,
  heading,
  text,
  actions,
}: Queries.ProseSectionFragment) {
  return (
    <Band anchor={anchor} tone={tone}>
      <div css={styles.grid}>
        <SectionHeader kicker={kicker} heading={heading} />
        <div css={styles.words}>
          {text && <ProseText html={text.html} />}
          <ActionRow actions={actions} />
        </div>
      </div>
    </Band>
  );
}

const styles = {
  grid: css({
    display: "grid",
    gap: space.x8,
    [media.wide]: { gridTemplateColumns: "5fr 7fr", gap: space.x16 },
  }),
  words: css({ display: "grid", gap: space.x8, minWidth: 0 }),
};

export const proseSectionFragment = graphql`
  fragment ProseSection on ProseSection {
    anchor
    tone
    kicker
    heading
    text {
      html
    }
    actions {
      ...Action
    }
  }
`;
