import { graphql } from "gatsby";
import { css, media, softText, space, stack } from "../../theme";
import { Picture } from "../picture/picture";

interface CaseProofsProps {
  proofs: readonly Queries.CaseProofFragment[];
}

/** The reports that the figures come from. */
export function CaseProofs({ proofs }: CaseProofsProps) {
  const isAlone = (index: number) => index === 0 && proofs.length % 2 === 1;
  const width = proofs.length < 3 ? "540px" : "350px";
  return (
    <ul css={exhibits}>
      {proofs.map(({ image, caption }, index) => (
        <li key={caption}>
          <figure css={stack(space.x3)}>
            <Picture
              image={image}
              sizes={`(min-width: 60em) ${width}, (min-width: 37.5em) ${isAlone(index) ? 90 : 45}vw, calc(100vw - 2rem)`}
            />
            <figcaption css={softText}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const exhibits = css({
  display: "grid",
  gap: space.x6,
  // Three in a row would be too small to read on tablets.
  [media.medium]: {
    gridTemplateColumns: "1fr 1fr",
    "& > :first-child:nth-last-child(odd)": { gridColumn: "1 / -1" },
  },
  [media.wide]: { display: "flex", "& > li": { flex: 1 } },
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
            avifOptions: { quality: 80 }
          )
        }
      }
    }
  }
`;
