import type { CSSObject } from "@emotion/react";
import { media, size, space, stack } from "../../theme";

/** The result of a tool: in the account column, next to the heading and the inputs. */
export const resultColumn: CSSObject = {
  ...stack(space.x1),
  fontSize: size.small,
  [media.medium]: {
    "&&": { gridArea: "1 / 2 / span 2" },
    textAlign: "right",
  },
};
