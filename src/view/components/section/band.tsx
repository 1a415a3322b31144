import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { accountPart, color, createStyles, media, space } from "../../theme";
import { Container } from "./container";

interface BandProps {
  element?: "section" | "aside";
  anchor?: string | null;
  /** The accessible name; sections without one have a heading. */
  label?: string;
  tone?: Queries.Tone;
  /** Draws the double rule between the text and the account column. */
  hasAccount?: boolean;
  /** Set for a band that continues the one above in the same tone: no space between them. */
  isContinued?: boolean;
  /** Set for a band that is a desk with papers on it. */
  isDesk?: boolean;
  /** Set for a band of a single folded line. */
  isCompact?: boolean;
  /** Set for a band of several screens of a phone: the browser reserves as much before it renders it. */
  isTall?: boolean;
  children: ReactNode;
}

/** One horizontal band of a page. Only bands set the space between sections. */
export function Band({
  element: Element = "section",
  anchor,
  label,
  tone = "paper",
  hasAccount = false,
  isContinued = false,
  isDesk = false,
  isCompact = false,
  isTall = false,
  children,
}: BandProps) {
  return (
    <Element
      id={anchor ?? undefined}
      aria-label={label}
      data-tone={tone}
      data-account={hasAccount || undefined}
      css={[
        styles.band,
        hasAccount && styles.ruled,
        isContinued && styles.continued,
        isDesk && styles.desk,
        isCompact && styles.compact,
        isTall && styles.tall,
      ]}
    >
      <Container>
        <div css={hasAccount && styles.account}>{children}</div>
      </Container>
    </Element>
  );
}

function inEachTone(select: (tone: Queries.Tone) => string): string {
  const lightTones = ["paper", "birch", "mint"] as const;
  return lightTones.map(select).join();
}

/** A neighbor in the same tone has little space above: the one below the first is enough. */
const sameTone = inEachTone(
  (tone) => `[data-tone=${tone}] + &[data-tone=${tone}]`,
);

/** Neighbors in the same tone that have no rule. */
const noRuleAbove = inEachTone(
  (tone) => `[data-tone=${tone}]:not([data-account]) + &[data-tone=${tone}]`,
);
const noRuleBelow = inEachTone(
  (tone) =>
    `&[data-tone=${tone}]:has(+ [data-tone=${tone}]:not([data-account]))`,
);

const styles = createStyles({
  band: {
    "--above": space.x6,
    "--below": space.x6,
    paddingBlock: "var(--above) var(--below)",
    "--near": "0px",
    [sameTone]: { "--above": "var(--near)" },
    [media.medium]: {
      "--above": space.x12,
      "--below": space.x12,
    },
    // A folded line after it belongs to it.
    "&:has(+ aside)": { "--below": "0px" },
  },
  // The rule goes on to the next band, and ends with the text where that has none.
  ruled: {
    "--rule-above": "var(--above)",
    "--rule-below": "var(--below)",
    [noRuleAbove]: { "--rule-above": "0px" },
    [noRuleBelow]: { "--rule-below": "0px" },
  },
  account: [
    accountPart,
    {
      "&::before, &::after": {
        insetBlock: "calc(-1 * var(--rule-above)) calc(-1 * var(--rule-below))",
      },
    },
  ],
  continued: { "&&": { "--above": "0px" } },
  desk: {
    "&&": {
      background: color.gold,
      "--soft": color.ink,
      [media.wide]: { "--above": space.x8 },
    },
  },
  tall: { "--height": "110rem", [media.wide]: { "--height": "55rem" } },
  compact: { "&&&": { "--above": "0px", "--below": space.x4 } },
});

/** The color on the dark band for elements that are dark on light bands. */
export function onSpruce(light: string): CSSObject {
  return { "[data-tone=spruce] &": { color: light } };
}
