import { color, css, media, space } from "../../theme";

export interface RangeInputProps {
  /** For the `output` that depends on it. */
  id: string;
  label: string;
  /** The value as shown. */
  shown: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A slider with its label and value. Without scripts, only those are shown. */
export function RangeInput({
  label,
  shown,
  min = 0,
  onChange,
  ...input
}: RangeInputProps) {
  return (
    <label css={slider}>
      <span>{label}</span> <strong>{shown}</strong>
      <input
        {...input}
        type="range"
        min={min}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}

const slider = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space.x2,
  input: {
    gridColumn: "1 / -1",
    width: "100%",
    height: "2.75rem",
    accentColor: color.spruce,
    [media.noScripts]: { display: "none" },
  },
});
