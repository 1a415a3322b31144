import { color } from "../../theme/tokens";

/** The grid that the mark is drawn on. */
export const markViewBox = "0 0 64 64";

/** The mark's shapes, for the header's logo and for the icon of the browser's tab. */
export function MarkShapes() {
  return (
    <>
      <rect width="64" height="64" rx="12" fill={color.spruceDeep} />
      <path d="M12 52V20h9l23 20.5V24h8v28h-9L20 31v21z" fill={color.paper} />
      <path d="M44 24V12h8v12z" fill={color.maple} />
    </>
  );
}
