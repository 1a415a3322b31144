import { graphql } from "gatsby";
import { css, media, radius, rule, softText, space, stack } from "../../theme";
import { Band } from "../section/band";
import { Picture } from "../picture/picture";
import { SectionHeader } from "../section/section-header";

interface CaseProofsProps {
  heading: string;
  proofs: readonly Queries.CaseProofFragment[];
}

/** Screenshots of the reports that the figures come from. */
export function CaseProofs({ heading, proofs }: CaseProofsProps) {
  return (
    <Band>
      <SectionHeader heading={heading} />
      <div css={styles.grid} data-reveal>
        {proofs.map(({ image, caption }) => (
          <figure key={caption} css={styles.figure}>
            <Picture css={styles.picture} image={image} alt={image.alt} />
            <figcaption css={softText}>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}

const styles = {
  grid: css({
    display: "grid",
    gap: space.x8,
    marginTop: space.x12,
    [media.wide]: { gridTemplateColumns: "1fr 1fr" },
  }),
  figure: css(stack(space.x3)),
  picture: css({
    width: "100%",
    border: rule.hairline,
    borderRadius: radius.card,
  }),
};

export const caseProofFragment = graphql`
  fragment CaseProof on CaseProof {
    caption
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1600
            breakpoints: [360, 720, 1080, 1600]
            sizes: "(min-width: 60em) 520px, calc(100vw - 2rem)"
          )
        }
      }
    }
  }
`;
