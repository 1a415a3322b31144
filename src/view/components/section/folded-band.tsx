import type { ReactNode } from "react";
import { createStyles, minorHeading, space } from "../../theme";
import { PlusSign } from "../ui/plus-sign";
import { Band } from "./band";

interface FoldedBandProps {
  heading: string;
  tone: Queries.Tone;
  children: ReactNode;
}

/** A line that opens the rest, at the end of a page. */
export function FoldedBand({ heading, tone, children }: FoldedBandProps) {
  return (
    <Band label={heading} tone={tone} isFolded>
      <details>
        <summary css={styles.summary}>
          <h2 css={styles.heading}>{heading}</h2>
          <PlusSign />
        </summary>
        {children}
      </details>
    </Band>
  );
}

const styles = createStyles({
  summary: { paddingBlock: space.x2 },
  heading: minorHeading,
});
