import type { CSSObject } from "@emotion/react";
import { accountNotes, media } from "../../theme";

/** The result of a tool: in the account column, next to the heading and the inputs. */
export const resultColumn: CSSObject = {
  ...accountNotes,
  [media.medium]: {
    "&&": { gridArea: "1 / 2 / span 2" },
    textAlign: "end",
  },
};
