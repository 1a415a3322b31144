import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { CheckList } from "../../components/ui/check-list";
import { SectionHeader } from "../../components/section/section-header";
import { Picture } from "../../components/picture/picture";
import { ActionRow } from "../../components/ui/action-row";
import { ProseText } from "../../components/ui/prose-text";
import {
  css,
  everySecond,
  halves,
  labelText,
  media,
  space,
  stack,
} from "../../theme";

/** Text on one side, and the whole picture and the list of points on the other. */
export function Split(props: Queries.SplitSectionFragment) {
  const { points, image, text, actions, ...frame } = props;
  return (
    <Band {...frame}>
      <div css={halves}>
        <div css={[styles.root, styles.side]}>
          <SectionHeader {...frame} text={image ? null : text} />
          {image && text && <ProseText html={text.html} />}
          <ActionRow actions={actions} />
        </div>
        <div css={styles.root}>
          {image && <Picture image={image} alt={image.alt} sizes={sizes} />}
          {points && <CheckList points={points} css={styles.points} />}
        </div>
      </div>
    </Band>
  );
}

const sizes =
  "(min-width: 60em) 536px, (min-width: 44em) 46vw, calc(100vw - 2rem)";

const styles = {
  root: css(stack(space.x6)),
  points: css({ [media.belowMedium]: labelText }),
  // The sides alternate.
  side: css({ [media.wide]: { [everySecond]: { order: 1 } } }),
};

export const splitSectionFragment = graphql`
  fragment SplitSection on SplitSection {
    ...SectionFrame
    points
    image {
      ...CoverPicture
    }
  }
`;
