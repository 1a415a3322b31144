import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import { fillMessage } from "../../../lib/format/fill-message";
import { css, labelText, media, space } from "../../theme";
import { Spot } from "../picture/spot";
import { useUiLabels } from "../ui/use-site";

/** The desk that signs a page, set by its template, since a section does not know the page that it is on. */
export const PageDesk = createContext<Queries.SignatureFragment | null>(null);

/** The desk that signs the page: an object of the desk, and its name. */
export function Signature() {
  const { signedBy } = useUiLabels();
  const desk = useContext(PageDesk);
  if (!desk) return null;
  const withoutBrand = desk.name.replace(/,.*/, "");
  return (
    <p css={signature}>
      <Spot image={desk.avatar} />
      <span>{fillMessage(signedBy, { desk: withoutBrand })}</span>
    </p>
  );
}

const signature = css(labelText, {
  display: "flex",
  alignItems: "center",
  [media.medium]: { justifyContent: "end" },
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
