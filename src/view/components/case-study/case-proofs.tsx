import { graphql } from "gatsby";
import { createStyles, media, size, softText, space } from "../../theme";
import { Picture } from "../picture/picture";
import { Band } from "../section/band";
import { PlusSign } from "../ui/plus-sign";

interface CaseProofsProps {
  heading: string;
  proofs: readonly Queries.CaseProofFragment[];
}

/** The reports that the figures come from, folded until a visitor asks. */
export function CaseProofs({ heading, proofs }: CaseProofsProps) {
  return (
    <Band element="aside" label={heading} isCompact>
      <details>
        <summary>
          <h2 css={styles.heading}>{heading}</h2>
          <PlusSign />
        </summary>
        <ul css={styles.list}>
          {proofs.map(({ image, caption }) => (
            <li key={caption}>
              <figure>
                <Picture
                  image={image}
                  alt={image.alt}
                  sizes="(min-width: 60em) 350px, (min-width: 37.5em) 46vw, calc(100vw - 2rem)"
                />
                <figcaption css={softText}>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </details>
    </Band>
  );
}

const styles = createStyles({
  heading: { fontSize: size.h3, lineHeight: 1.2, letterSpacing: 0 },
  list: {
    display: "grid",
    gap: space.x6,
    paddingBlock: space.x4,
    [media.medium]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(17rem, 1fr))",
    },
  },
});

export const caseProofFragment = graphql`
  fragment CaseProof on CaseProof {
    caption
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1600
            breakpoints: [300, 420, 560, 720, 1080, 1600]
          )
        }
      }
    }
  }
`;
