import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { measure, size, space } from "../../theme/tokens";
import { RichText } from "./rich-text";

interface SectionHeaderProps {
  kicker?: string | null;
  heading: string;
  text?: { readonly html: string } | null;
  /** The page's own heading is its only h1. */
  level?: "h1" | "h2";
  /** True where nothing stands beside it: the heading takes the width of the page. */
  isWide?: boolean;
}

/** What every section opens with: kicker, heading, and a short text. */
export function SectionHeader({
  kicker,
  heading,
  text,
  level: Heading = "h2",
  isWide = false,
}: SectionHeaderProps) {
  return (
    <div css={[styles.root, !isWide && styles.narrow]}>
      {kicker && <p css={styles.kicker}>{kicker}</p>}
      <Heading css={Heading === "h1" ? styles.h1 : undefined}>{heading}</Heading>
      {text && (
        <div css={styles.lead}>
          <RichText html={text.html} />
        </div>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: "grid", alignContent: "start", gap: space.x4 }),
  narrow: css({ maxWidth: measure.narrow }),
  kicker: css({
    display: "flex",
    alignItems: "center",
    gap: space.x3,
    fontSize: size.small,
    fontWeight: 600,
    "&::before": { content: '""', width: space.x8, borderTop: "2px solid currentColor" },
  }),
  h1: css({ fontSize: size.h1, letterSpacing: "-0.025em", lineHeight: 1.02 }),
  lead: css({ maxWidth: measure.narrow, fontSize: size.lead, lineHeight: 1.5 }),
};

export const sectionOpeningFragment = graphql`
  fragment SectionOpening on SectionOpening {
    anchor
    kicker
    heading
    text {
      html
    }
  }
`;
