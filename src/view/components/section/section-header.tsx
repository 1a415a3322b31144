import { graphql } from "gatsby";
import {
  createStyles,
  css,
  gap,
  labelText,
  leadText,
  measure,
  media,
  size,
  smallHeading,
  space,
  splitAt,
  stack,
  toColumn,
} from "../../theme";
import { RichText } from "../ui/rich-text";

export interface SectionHeaderProps {
  kicker?: string | null;
  heading: string;
  text?: { readonly html: string } | null;
  level?: "h1" | "h2";
  /** The size of a second-level heading; `page` is that of a title. */
  headingSize?: "page" | "large" | "standard" | "small";
  /**
   * The layout on wide screens. `column`: all parts stacked; `beside`: the text next to the heading; `account`: the same in nine columns;
   * `open`: the heading over the full width; `bare`: no text, and the heading has the full width.
   */
  layout?: keyof typeof layouts;
}

/** The top of every section: kicker, heading, and a short text. */
export function SectionHeader({
  kicker,
  heading,
  text,
  level: Heading = "h2",
  headingSize = "standard",
  layout = "column",
}: SectionHeaderProps) {
  const isTitle = Heading === "h1" || headingSize === "page";
  return (
    <div css={[styles.root, layouts[layout]]}>
      {kicker && <p css={styles.kicker}>{kicker}</p>}
      <Heading
        css={[
          styles.h2s[headingSize],
          isTitle && heading.length > 40 && styles.long,
        ]}
      >
        {heading}
      </Heading>
      {text && <RichText css={styles.lead} html={text.html} />}
    </div>
  );
}

const styles = {
  root: css(stack(space.x4)),
  kicker: css(labelText, { fontWeight: 600 }),
  long: css({ fontSize: size.h1Long, lineHeight: 1 }),
  h2s: {
    page: css({ fontSize: size.h1, lineHeight: 0.95 }),
    large: css({ fontSize: size.h2Large, lineHeight: 0.98 }),
    standard: undefined,
    small: css(smallHeading),
  },
  lead: css(leadText, { maxWidth: measure.prose }),
};

const layouts = createStyles({
  bare: {},
  column: { maxWidth: measure.narrow },
  beside: {
    [media.wide]: {
      ...splitAt(7),
      // The first lines of the heading and the text share a baseline.
      alignItems: "first baseline",
      "& > p": { gridColumn: "1 / -1" },
    },
  },
  account: {
    [media.wide]: {
      gridTemplateColumns: `${toColumn(5, 9)} minmax(0, 1fr)`,
      columnGap: 0,
      alignItems: "first baseline",
      // Without a text, the heading has the full width.
      "& > p, & > :last-child:nth-child(1)": { gridColumn: "1 / -1" },
      "& > h2": { paddingInlineEnd: gap },
    },
  },
  open: { [media.wide]: { "& > div": { maxWidth: "60%" } } },
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
