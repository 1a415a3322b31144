import type { ReactNode } from "react";
import { createStyles, measure, media, space, splitAt } from "../../theme";
import { ProseText } from "../ui/prose-text";
import { TableOfContents } from "./table-of-contents";

interface ChaptersProps {
  /** The name of the table of contents. */
  contents: string;
  body: {
    readonly html: string;
    readonly headings: readonly {
      readonly id: string;
      readonly text: string;
      readonly depth: number;
    }[];
  };
  /** After the text. */
  children?: ReactNode;
}

/** A long text, with its table of contents to the left. */
export function Chapters({ contents, body, children }: ChaptersProps) {
  return (
    <div css={styles.columns}>
      <TableOfContents
        label={contents}
        headings={body.headings.filter(({ depth }) => depth === 2)}
      />
      <div css={styles.text}>
        <ProseText html={body.html} />
        {children}
      </div>
    </div>
  );
}

const styles = createStyles({
  columns: { display: "grid", gap: space.x8, [media.wide]: splitAt(4) },
  text: {
    display: "grid",
    gap: space.x12,
    "& > div": { maxWidth: "none" },
    "& > div > :not(.table-scroll)": { maxWidth: measure.prose },
  },
});
