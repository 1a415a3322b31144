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
  gap,
  halves,
  labelText,
  media,
  space,
} from "../../theme";

/** Text on one side and the list of points on the other, below a heading next to the whole picture, if there is one. */
export function Split(props: Queries.SplitSectionFragment) {
  const { points, image, text, actions, ...frame } = props;
  const list = points && <CheckList points={points} css={styles.points} />;
  if (!image)
    return (
      <Band {...frame}>
        <div css={halves}>
          <div css={[styles.root, styles.side]}>
            <SectionHeader {...frame} text={text} />
            <ActionRow actions={actions} />
          </div>
          {list}
        </div>
      </Band>
    );
  return (
    <Band {...frame}>
      <div css={styles.root}>
        <div css={halves}>
          <div css={[styles.heading, styles.side]}>
            <SectionHeader {...frame} />
          </div>
          <Picture image={image} alt={image.alt} sizes={sizes} />
        </div>
        <div css={list && halves}>
          <div css={[styles.root, !list && styles.two]}>
            {text && <ProseText html={text.html} />}
            <ActionRow actions={actions} />
          </div>
          {list}
        </div>
      </div>
    </Band>
  );
}

const sizes =
  "(min-width: 60em) 536px, (min-width: 44em) 46vw, calc(100vw - 2rem)";

const styles = {
  root: css({ display: "grid", gap: space.x6 }),
  points: css({ [media.belowMedium]: labelText }),
  heading: css({ [media.abreast]: { alignSelf: "end" } }),
  // The sides alternate.
  side: css({ [media.wide]: { [everySecond]: { order: 1 } } }),
  two: css({
    [media.wide]: {
      "& > div:first-of-type": { maxWidth: "none", columns: 2, columnGap: gap },
    },
  }),
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
