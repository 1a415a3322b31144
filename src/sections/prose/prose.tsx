import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { ProseText } from "../../components/ui/prose-text";
import { SectionHeader } from "../../components/section/section-header";
import { space } from "../../theme/tokens";

/** A heading next to running text. */
export function Prose({ text, actions, ...frame }: Queries.ProseSectionFragment) {
  return (
    <Band {...frame}>
      <Columns start={5}>
        <SectionHeader {...frame} />
        <div css={words}>
          {text && <ProseText html={text.html} />}
          <ActionRow actions={actions} />
        </div>
      </Columns>
    </Band>
  );
}

const words = css({ display: "grid", gap: space.x8 });

export const proseSectionFragment = graphql`
  fragment ProseSection on ProseSection {
    ...SectionOpening
    tone
    actions {
      ...Action
    }
  }
`;
