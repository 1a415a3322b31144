import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { Band } from "../../components/section/band";
import { ProseText } from "../../components/ui/prose-text";
import { SectionHeader } from "../../components/section/section-header";
import { gap, media, space } from "../../theme";

/** A large heading above running text: in two columns, or in one with tables over the whole width. */
export function Prose({ text, actions, ...frame }: Queries.ProseSectionFragment) {
  const hasTable = text?.html.includes("<table");
  return (
    <Band {...frame}>
      <div css={styles.root}>
        <SectionHeader {...frame} layout="bare" />
        {text && (
          <div css={hasTable ? styles.table : styles.columns}>
            <ProseText html={text.html} />
          </div>
        )}
        <ActionRow actions={actions} />
      </div>
    </Band>
  );
}

const styles = {
  root: css({
    display: "grid",
    gap: space.x8,
    "& h2": { maxWidth: "17em" },
    [media.wide]: { paddingTop: space.x8 },
  }),
  columns: css({
    [media.wide]: {
      "& > div": { maxWidth: "none", columns: 2, columnGap: gap },
      "& li, & p": { breakInside: "avoid" },
    },
  }),
  table: css({
    minWidth: 0,
    "& > div": { maxWidth: "none" },
    "& > div > :not(.table-scroll)": { maxWidth: "36rem" },
  }),
};

export const proseSectionFragment = graphql`
  fragment ProseSection on ProseSection {
    ...SectionOpening
    actions {
      ...Action
    }
  }
`;
