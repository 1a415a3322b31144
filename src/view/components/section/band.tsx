import type { ReactNode } from "react";
import { accountPart, createStyles, media, space } from "../../theme";
import { Container } from "./container";
import type { SectionHeaderProps } from "./section-header";

export interface BandProps {
  anchor?: string | null;
  tone?: Queries.Tone;
  /** Draws the double rule between the text and the account column. */
  hasAccount?: boolean;
  /** A section with a large heading, such as the page's sheet, has more space around it. */
  headingSize?: SectionHeaderProps["headingSize"];
  /** Set for a heading with a list to its right; lists that follow each other are one account. */
  isBeside?: boolean | undefined;
  children: ReactNode;
}

/** One horizontal band of a page. Only bands set the space between sections. */
export function Band({
  anchor,
  tone = "paper",
  hasAccount = false,
  headingSize,
  isBeside = false,
  children,
}: BandProps) {
  return (
    <section
      id={anchor ?? undefined}
      data-tone={tone}
      data-account={hasAccount || undefined}
      data-beside={isBeside || undefined}
      data-spacious={headingSize === "large" || undefined}
      css={styles.band}
    >
      <Container>
        <div css={hasAccount && accountPart}>{children}</div>
      </Container>
    </section>
  );
}

const styles = createStyles({
  band: {
    "--above": space.x6,
    "--below": space.x4,
    paddingBlock: "var(--above) var(--below)",
    [media.medium]: {
      "--above": space.x12,
      "--below": space.x12,
    },
    "&[data-spacious]": { [media.wide]: { "--above": space.x16 } },
    // On a ground of its own, there is as much space below as above, up to a limit.
    "&:not([data-tone=paper], :where([data-beside] + [data-beside]))": {
      "--below": `min(var(--above), ${space.x16})`,
    },
    "[data-beside] + &[data-beside][data-tone=birch]": { "--above": "0px" },
    "&&:has(+ aside)": { "--below": "0px" },
    "&&[data-tone=gold]": { [media.wide]: { "--above": space.x8 } },
    // The rule goes on to a neighbor that has one, and otherwise ends with the text.
    "[data-account] + &[data-account]": { "--rule-above": "var(--above)" },
    "&[data-account]:has(+ [data-account])": {
      "--rule-below": "var(--below)",
    },
  },
});
