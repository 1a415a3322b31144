import { graphql } from "gatsby";
import {
  color,
  createStyles,
  media,
  softText,
  space,
  splitAt,
  stack,
} from "../../theme";
import { Band } from "../section/band";
import { SectionHeader } from "../section/section-header";
import { Picture } from "../picture/picture";

interface CaseProofsProps {
  heading: string;
  proofs: readonly Queries.CaseProofFragment[];
}

/** The reports that the figures come from: sheets of paper on a desk, the first one large. */
export function CaseProofs({ heading, proofs }: CaseProofsProps) {
  const [first, ...others] = proofs;
  if (!first) return null;
  return (
    <Band isDesk tone="birch">
      <div css={styles.columns}>
        <div css={styles.column}>
          <SectionHeader heading={heading} headingSize="large" layout="bare" />
          <Sheet {...first} sizes={sizesOfFirst} />
        </div>
        <div css={[styles.column, styles.others]}>
          {others.map((proof) => (
            <Sheet key={proof.caption} {...proof} sizes={sizesOfOthers} />
          ))}
        </div>
      </div>
    </Band>
  );
}

const sizesOfFirst =
  "(min-width: 72.5em) 620px, (min-width: 37.5em) 56vw, calc(100vw - 2rem)";

const sizesOfOthers =
  "(min-width: 72.5em) 442px, (min-width: 37.5em) 37vw, calc(100vw - 2rem)";

interface SheetProps extends Queries.CaseProofFragment {
  sizes: string;
}

function Sheet({ image, caption, sizes }: SheetProps) {
  return (
    <div css={styles.shadowed}>
      <figure css={styles.sheet}>
        <Picture
          css={styles.picture}
          image={image}
          alt={image.alt}
          sizes={sizes}
        />
        <figcaption css={styles.caption}>{caption}</figcaption>
      </figure>
    </div>
  );
}

/** The teeth of a sheet's torn edge. */
const tear =
  "conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg) bottom / 1rem 100%";

const styles = createStyles({
  columns: {
    ...stack(space.x4),
    [media.medium]: { display: "grid", ...splitAt(8) },
  },
  column: {
    ...stack(space.x6),
    minWidth: 0,
    alignContent: "start",
    [media.wide]: { gap: space.x8 },
  },
  // One other sheet ends where the first one ends.
  others: { [media.medium]: { alignContent: "end" } },
  shadowed: {
    position: "relative",
    // The shadow: hatching to the lower right, as in the drawings.
    "&::before": {
      content: '""',
      position: "absolute",
      inset: `${space.x3} -${space.x3} -${space.x2} ${space.x3}`,
      background: `repeating-linear-gradient(135deg, ${color.ink}47 0 1.5px, transparent 1.5px 5px)`,
    },
  },
  sheet: {
    position: "relative",
    paddingBottom: space.x6,
    background: color.paper,
    mask: tear,
    [media.print]: { mask: "none" },
  },
  picture: { display: "block", width: "100%" },
  // The edge continues the thread that the drawings end with at the same place.
  caption: {
    ...softText,
    marginInline: "5%",
    paddingInlineStart: space.x3,
    paddingBlock: space.x1,
    borderInlineStart: `2px solid ${color.maple}`,
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
