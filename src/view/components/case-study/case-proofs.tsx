import { graphql } from "gatsby";
import { createStyles, media, softText, space } from "../../theme";
import { Picture } from "../picture/picture";
import { Section } from "../section/section";

interface CaseProofsProps {
  heading: string;
  proofs: readonly Queries.CaseProofFragment[];
}

/** The reports that the figures come from. */
export function CaseProofs({ heading, proofs }: CaseProofsProps) {
  return (
    <Section anchor={null} tone="birch" heading={heading} headingSize="small">
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
    </Section>
  );
}

const styles = createStyles({
  list: {
    display: "grid",
    gap: space.x6,
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
