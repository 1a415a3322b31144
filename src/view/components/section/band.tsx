import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { accountRule, css, media, space } from "../../theme";
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
  /** Set for a band of a single folded line. */
  isCompact?: boolean;
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
  isCompact = false,
  children,
}: BandProps) {
  return (
    <Element
      id={anchor ?? undefined}
      aria-label={label}
      data-tone={tone}
      css={[
        styles.band,
        isContinued && styles.continued,
        isCompact && styles.compact,
      ]}
    >
      <Container>
        <div css={hasAccount && styles.account}>{children}</div>
      </Container>
    </Element>
  );
}

const styles = {
  band: css({
    paddingBlock: space.x8,
    [media.wide]: { paddingBlock: space.x16 },
  }),
  account: css({
    position: "relative",
    [media.wide]: {
      "&::before": { ...accountRule, insetBlock: `-${space.x16}` },
    },
  }),
  continued: css({ paddingTop: 0, [media.wide]: { paddingTop: 0 } }),
  compact: css({
    paddingBlock: space.x4,
    [media.wide]: { paddingBlock: space.x4 },
  }),
};

/** The color on the dark band for elements that are dark on light bands. */
export function onSpruce(light: string): CSSObject {
  return { "[data-tone=spruce] &": { color: light } };
}
