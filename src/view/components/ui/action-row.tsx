import { graphql } from "gatsby";
import { css, media, space, wrappingLine } from "../../theme";
import { ActionButton } from "./button";

interface ActionRowProps {
  actions?: readonly Queries.ActionFragment[] | null;
  className?: string;
}

export function ActionRow({ actions, className }: ActionRowProps) {
  if (!actions?.length) return null;
  return (
    <div css={row} className={className}>
      {actions.map((action) => (
        <ActionButton key={action.label} {...action} />
      ))}
    </div>
  );
}

const row = css({
  ...wrappingLine,
  // Stacked on phones: whether two fit side by side would depend on which font has loaded.
  flexDirection: "column",
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
