import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import type { SectionHeaderProps } from "../../components/section/section-header";
import { Section } from "../../components/section/section";
import { CheckList } from "../../components/ui/check-list";
import { ProseText } from "../../components/ui/prose-text";
import { createStyles, gap, halves, media } from "../../theme";

type ProseSection = Queries.ProseSectionFragment;

type ProseProps = Partial<ProseSection> &
  Pick<ProseSection, "heading"> &
  Pick<SectionHeaderProps, "headingSize"> & {
    /** What the text explains, above it. */
    children?: ReactNode;
  };

/** A heading above running text: next to a picture or a list of points, or in two columns. */
export function Prose({ text, points, image, children, ...frame }: ProseProps) {
  const isBeside = Boolean(image ?? points);
  return (
    <Section {...frame}>
      {children}
      <div css={isBeside ? halves : styles.columns}>
        {text && <ProseText html={text.html} />}
        {image && (
          <div css={styles.picture}>
            <Picture image={image} sizes={sizes} />
          </div>
        )}
        {points && <CheckList points={points} />}
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
      "p, ul, ol": { breakInside: "avoid" },
    },
    // Tables have the whole width.
    ".table-scroll": { columnSpan: "all" },
  },
  // The points, if there are any, are below the text.
  picture: { [media.abreast]: { gridRow: "1 / span 2", gridColumn: 2 } },
});

export const proseSectionFragment = graphql`
  fragment ProseSection on ProseSection {
    ...SectionFrame
    points
    image {
      ...CoverPicture
    }
  }
`;
