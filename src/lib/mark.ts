/** The logo: an N like a line chart that goes up, down, and up again to a higher value. */
export const mark = {
  grid: 64,
  corner: 12,
  letter: "M12 52V20h9l23 20.5V24h8v28h-9L20 31v21z",
  tip: "M44 24V12h8v12z",
} as const;
