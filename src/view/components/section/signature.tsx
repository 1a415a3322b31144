import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import { fillMessage } from "../../../lib/format/fill-message";
import { createStyles, labelText, media, radius, space } from "../../theme";
import { Drawing } from "../picture/drawing";
import { Picture } from "../picture/picture";
import { useUiLabels } from "../ui/use-site";

export interface SignatureProps {
  desk?: Queries.SignatureFragment | null;
  /** Default: the desk's portrait. */
  deskPicture?: Queries.VectorDrawingFragment | null;
}

/** Who signs a page, set by its template, since a section does not know the page that it is on. */
export const PageSignature = createContext<SignatureProps>({});

/** The desk that signs the page: a drawing of its work, and its name. */
export function Signature() {
  const { signedBy } = useUiLabels();
  const { desk, deskPicture } = useContext(PageSignature);
  if (!desk) return null;
  const withoutBrand = desk.name.replace(/,.*/, "");
  return (
    <figure css={styles.root}>
      {deskPicture ? (
        <Drawing file={deskPicture.file} css={styles.drawing} />
      ) : (
        <Picture image={desk.avatar} css={styles.drawing} />
      )}
      <figcaption>{fillMessage(signedBy, { desk: withoutBrand })}</figcaption>
    </figure>
  );
}

const styles = createStyles({
  root: {
    ...labelText,
    display: "flex",
    alignItems: "center",
    gap: space.x3,
    [media.medium]: {
      flexDirection: "column-reverse",
      alignItems: "end",
      // The drawing lies on what follows.
      marginBottom: `-${space.x6}`,
      picture: { width: "100%" },
    },
  },
  drawing: {
    width: "6rem",
    borderRadius: radius.card,
    [media.medium]: {
      width: "100%",
      borderRadius: `${radius.card} ${radius.card} 0 0`,
    },
  },
});

export const signatureFragment = graphql`
  fragment Signature on Author {
    name
    avatar {
      file {
        childImageSharp {
          gatsbyImageData(
            width: 512
            breakpoints: [256, 512]
            sizes: "(min-width: 37.5em) 16rem, 6rem"
          )
        }
      }
    }
  }
`;
