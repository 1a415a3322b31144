import { graphql } from "gatsby";
import {
  createStyles,
  labelText,
  leadText,
  size,
  smallHeading,
  space,
  stack,
} from "../../theme";
import { RichText } from "../ui/rich-text";

export interface SectionHeaderProps {
  kicker?: string | null;
  heading: string;
  text?: { readonly html: string } | null;
  level?: "h1" | "h2";
  /** The size of a second-level heading; `page` is that of a title. */
  headingSize?: "page" | "large" | "standard" | "small";
}

/** The top of every section: kicker, heading, and a short text, all at its left edge. */
export function SectionHeader({
  kicker,
  heading,
  text,
  level: Heading = "h2",
  headingSize = "standard",
}: SectionHeaderProps) {
  const isTitle = Heading === "h1" || headingSize === "page";
  return (
    <div css={styles.root}>
      {kicker && <p css={styles.kicker}>{kicker}</p>}
      <Heading
        css={[
          headings[headingSize],
          isTitle && heading.length > 40 && styles.long,
        ]}
      >
        {heading}
      </Heading>
      {text && <RichText css={styles.lead} html={text.html} />}
    </div>
  );
}

const styles = createStyles({
  root: stack(space.x4),
  kicker: { ...labelText, fontWeight: 600 },
  long: { fontSize: size.h1Long, lineHeight: 1 },
  lead: leadText,
});

const headings = createStyles({
  page: { fontSize: size.h1, lineHeight: 0.95 },
  large: { fontSize: size.h2Large, lineHeight: 0.98 },
  standard: {},
  small: smallHeading,
});

export const sectionOpeningFragment = graphql`
  fragment SectionOpening on SectionOpening {
    anchor
    tone
    kicker
    heading
    text {
      html
    }
  }

  fragment SectionFrame on SectionFrame {
    ...SectionOpening
    actions {
      ...Action
    }
  }
`;
