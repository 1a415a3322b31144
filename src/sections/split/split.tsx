import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { CheckList } from "../../components/ui/check-list";
import { Columns } from "../../components/section/columns";
import { SectionWords } from "../../components/section/section-words";
import { SidePicture } from "../../components/picture/side-picture";
import { media } from "../../theme/tokens";

/** Text on one side; a picture, or otherwise the list of points, on the other. */
export function Split({ splitVariant, points, image, ...frame }: Queries.SplitSectionFragment) {
  const list = points && <CheckList points={points} />;
  return (
    <Band {...frame}>
      <Columns start={7} isCentered={Boolean(image)}>
        <SectionWords {...frame}>{image && list}</SectionWords>
        <div css={splitVariant === "imageLeft" && first}>
          {image ? <SidePicture image={image} /> : list}
        </div>
      </Columns>
    </Band>
  );
}

const first = css({ [media.abreast]: { order: -1 } });

export const splitSectionFragment = graphql`
  fragment SplitSection on SplitSection {
    ...SectionOpening
    tone
    splitVariant: variant
    points
    actions {
      ...Action
    }
    image {
      ...SidePicture
    }
  }
`;
