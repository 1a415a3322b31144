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
   * How it takes the width that it is given on wide screens. `column`: all parts below one another; `spread`: the
   * text beside the heading; `halves`: the same for a text of several paragraphs; `open`: the heading over the whole width,
   * the text over seven of the twelve columns; `bare`: there is no text, and the heading has the whole width.
   */
  layout?: keyof typeof layouts;
}

/** What every section opens with: kicker, heading, and a short text. */
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
