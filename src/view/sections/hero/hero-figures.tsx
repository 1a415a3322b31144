import { css, labelText, space } from "../../theme";

interface HeroFiguresProps {
  figures: NonNullable<Queries.HeroSectionFragment["figures"]>;
  /** Styles the values. */
  className?: string;
}

/** Figures in a row, each above its label; on phones, in two rows. */
export function HeroFigures({ figures, className }: HeroFiguresProps) {
  return (
    <ul css={row} className={className}>
      {figures.map(({ key, value, label }) => (
        <li key={key}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

const row = css(labelText, {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))",
  gap: `${space.x2} ${space.x6}`,
  gridColumn: "1 / -1",
  paddingTop: space.x3,
  color: "var(--soft)",
  strong: { display: "block", whiteSpace: "nowrap" },
});
