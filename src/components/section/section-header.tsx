import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { measure, size, space } from "../../theme/tokens";
import { RichText } from "../ui/rich-text";

export interface SectionHeaderProps {
  kicker?: string | null;
  heading: string;
  text?: { readonly html: string } | null;
  level?: "h1" | "h2";
  /**
   * The layout on wide screens. `column`: all parts stacked; `spread`: the text next to the heading;
   * `halves`: the same for a text of several paragraphs; `open`: the heading over the full width, the text
   * over seven of the twelve columns; `bare`: no text, and the heading has the full width.
   */
  layout?: keyof typeof layouts;
}

/** The top of every section: kicker, heading, and a short text. */
export function SectionHeader({
  kicker,
  heading,
  text,
  level: Heading = "h2",
  layout = "column",
}: SectionHeaderProps) {
  return (
    <div css={[styles.root, layouts[layout]]}>
      {kicker && <p css={styles.kicker}>{kicker}</p>}
      <Heading {...(Heading === "h1" && { css: styles.h1 })}>{heading}</Heading>
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

function beside(columns: string) {
  return css({
    [media.wide]: {
      gridTemplateColumns: columns,
      columnGap: space.x16,
      alignItems: "baseline",
      "& > p": { gridColumn: "1 / -1" },
      "& > div": { fontSize: size.body },
    },
  });
}

const layouts = {
  bare: undefined,
  column: css({ maxWidth: measure.narrow }),
  spread: beside("7fr 4fr"),
  halves: beside("1fr 1fr"),
  open: css({ [media.wide]: { "& > div": { maxWidth: "56%" } } }),
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
