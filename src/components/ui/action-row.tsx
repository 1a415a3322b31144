import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media, space } from "../../theme/tokens";
import { Button } from "./button";

export function ActionRow({ actions }: { actions?: readonly Queries.ActionFragment[] | null }) {
  if (!actions?.length) return null;
  return (
    <div css={row}>
      {actions.map(({ label, link, style }) => (
        <Button key={label} to={link} style={style}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const row = css({
  display: "flex",
  flexWrap: "wrap",
  // Stacked on phones: whether two fit side by side would depend on which font has loaded.
  flexDirection: "column",
  alignItems: "start",
  [media.medium]: { flexDirection: "row", alignItems: "center" },
  columnGap: space.x4,
  rowGap: space.x3,
});

export const actionFragment = graphql`
  fragment Action on Action {
    label
    style
    link {
      ...LinkTarget
    }
  }
`;
