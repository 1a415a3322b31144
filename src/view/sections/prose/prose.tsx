import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { ProseText } from "../../components/ui/prose-text";
import { createStyles, css, media, space, twoColumns } from "../../theme";

/** A large heading above running text: in two columns, or in one with tables over the whole width. */
export function Prose({ text, ...frame }: Queries.ProseSectionFragment) {
  const hasTable = text?.html.includes("<table");
  return (
    <Section {...frame} css={root}>
      {text && (
        <div css={hasTable ? styles.table : styles.columns}>
          <ProseText html={text.html} />
        </div>
      )}
    </Section>
  );
}

const root = css({
  h2: { maxWidth: "17em" },
  [media.wide]: { paddingTop: space.x8 },
});

const styles = createStyles({
  columns: { [media.wide]: twoColumns },
  table: {
    minWidth: 0,
    "& > div": { maxWidth: "none" },
    "& > div > :not(.table-scroll)": { maxWidth: "36rem" },
  },
});

export const proseSectionFragment = graphql`
  fragment ProseSection on ProseSection {
    ...SectionFrame
  }
`;
