import { css } from "@emotion/react";
import { ActionRow } from "../../components/ui/action-row";
import { color, size } from "../../theme/tokens";
import { caseSheet } from "./case-sheet";

type MoreCasesProps = NonNullable<Queries.CaseCardsSectionFragment["more"]>;

/** The last of the cards, which leads to all case studies. */
export function MoreCases({ title, text, action }: MoreCasesProps) {
  return (
    <div css={[caseSheet, sheet]}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ActionRow actions={[action]} />
    </div>
  );
}

// It has no picture: its words stand large at the foot.
const sheet = css({
  justifyContent: "end",
  background: color.mint,
  borderColor: color.mint,
  h3: { fontSize: size.h2 },
  "& > :last-child": { marginTop: 0 },
});
