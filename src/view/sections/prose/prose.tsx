import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import type { SectionHeaderProps } from "../../components/section/section-header";
import { Section } from "../../components/section/section";
import { ProseText } from "../../components/ui/prose-text";
import { createStyles, gap, halves, media } from "../../theme";

type ProseSection = Queries.ProseSectionFragment;

type ProseProps = Partial<ProseSection> &
  Pick<ProseSection, "heading"> &
  Pick<SectionHeaderProps, "headingSize"> & {
    /** What the text explains, above it. */
    children?: ReactNode;
  };

/** A heading above running text: next to a picture, or in two columns. */
export function Prose({ text, image, children, ...frame }: ProseProps) {
  return (
    <Section {...frame}>
      {children}
      <div css={image ? halves : styles.columns}>
        {text && <ProseText html={text.html} />}
        {image && <Picture image={image} sizes={sizes} />}
      </div>
    </Section>
  );
}

const sizes =
  "(min-width: 60em) 536px, (min-width: 44em) 46vw, calc(100vw - 2rem)";

const styles = createStyles({
  columns: {
    [media.wide]: {
      "& > div": { maxWidth: "none", columns: 2, columnGap: gap },
      "p, li": { breakInside: "avoid" },
    },
    // Tables have the whole width.
    ".table-scroll": { columnSpan: "all" },
  },
});

export const proseSectionFragment = graphql`
  fragment ProseSection on ProseSection {
    ...SectionFrame
    image {
      ...CoverPicture
    }
  }
`;
