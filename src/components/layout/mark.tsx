import { mark } from "../../site/mark";
import { color } from "../../theme/tokens";

export const markViewBox = `0 0 ${mark.grid} ${mark.grid}`;

/** The mark's shapes, for the header's logo and for the icon of the browser's tab. */
export function MarkShapes() {
  return (
    <>
      <rect width={mark.grid} height={mark.grid} rx={mark.corner} fill={color.spruceDeep} />
      <path d={mark.letter} fill={color.paper} />
      <path d={mark.tip} fill={color.maple} />
    </>
  );
}
