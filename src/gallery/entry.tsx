import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../theme/media";
import { color, measure, rule, size, space } from "../theme/tokens";

interface EntryProps {
  id: string;
  name: string;
  /** From the root of the project. */
  file: string;
  note?: string | undefined;
  children: ReactNode;
}

/** One component or section: what it is called, where it is written, and how it looks. */
export function Entry({ id, name, file, note, children }: EntryProps) {
  return (
    <article id={id} css={styles.entry}>
      <header css={styles.header}>
        <h3>{name}</h3>
        <code css={styles.file}>{file}</code>
        {note && <p css={styles.note}>{note}</p>}
      </header>
      {children}
    </article>
  );
}

/** Says which variant follows. */
export function VariantLabel({ children }: { children: ReactNode }) {
  return <p css={styles.label}>{children}</p>;
}

const inset = css({
  paddingInline: space.x4,
  [media.medium]: { paddingInline: space.x8 },
});

const styles = {
  entry: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }),
  header: css(inset, {
    display: "grid",
    gap: space.x1,
    paddingBlock: space.x4,
    borderTop: rule.hairline,
  }),
  file: css({ fontSize: size.small, color: color.inkSoft }),
  note: css({ maxWidth: measure.prose }),
  label: css(inset, {
    paddingBlock: `${space.x6} ${space.x2}`,
    fontSize: size.small,
    color: color.inkSoft,
  }),
};
