import { css } from "@emotion/react";

/** A figure of a case on one line: what it is counted by, as in "$30 per day", is set smaller beside it. */
export function CaseFigure({ value }: { value: string }) {
  const [, figure = value, unit] = /^(\S+)( per .+)$/.exec(value) ?? [];
  return (
    <span css={styles.figure}>
      {figure}
      {unit && <span css={styles.unit}>{unit}</span>}
    </span>
  );
}

const styles = {
  figure: css({ whiteSpace: "nowrap" }),
  unit: css({ fontSize: "0.45em", letterSpacing: 0 }),
};
