import { graphql } from "gatsby";
import { fillMessage } from "../../../lib/format/fill-message";
import { css, labelText, space } from "../../theme";
import { Spot } from "../picture/spot";
import { useUiLabels } from "../ui/use-site";
import { usePage } from "./page-context";

/** The desk that signs the page: an object of the desk, and its name. */
export function Signature() {
  const { signedBy } = useUiLabels();
  const { desk } = usePage();
  if (!desk) return null;
  return (
    <p css={signature}>
      <Spot image={desk.avatar} alt="" />
      <span>{fillMessage(signedBy, { desk: nameDesk(desk) })}</span>
    </p>
  );
}

/** The name of a desk without the brand. */
export function nameDesk({ name }: { name: string }): string {
  return name.replace(/,.*/, "");
}

const signature = css(labelText, {
  display: "flex",
  alignItems: "center",
  gap: space.x3,
});

export const signatureFragment = graphql`
  fragment Signature on Author {
    name
    avatar {
      ...Spot
    }
  }
`;
