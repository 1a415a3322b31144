import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { CheckList } from "../../components/ui/check-list";
import { SectionHeader } from "../../components/section/section-header";
import { Picture } from "../../components/picture/picture";
import { ActionRow } from "../../components/ui/action-row";
import { ProseText } from "../../components/ui/prose-text";
import {
  createStyles,
  gap,
  halves,
  labelText,
  media,
  rule,
  space,
  stack,
} from "../../theme";

/** Text next to the list of points; if there is a picture, next to that, with the points below. */
export function Split(props: Queries.SplitSectionFragment) {
  const { points, arePointsOpen, image, text, actions, ...frame } = props;
  const list = points && (
    <CheckList
      points={points}
      isOpen={arePointsOpen}
      css={[styles.points, image && styles.below]}
    />
  );
  return (
    <Band {...frame}>
      <div css={halves}>
        <div css={styles.words}>
          <SectionHeader {...frame} text={image ? null : text} />
          {image && text && <ProseText html={text.html} />}
          <ActionRow actions={actions} />
        </div>
        {image ? (
          <div css={styles.picture}>
            <Picture image={image} alt={image.alt} sizes={sizes} />
          </div>
        ) : (
          list
        )}
      </div>
      {image && list}
    </Band>
  );
}

const sizes =
  "(min-width: 60em) 536px, (min-width: 44em) 46vw, calc(100vw - 2rem)";

const styles = createStyles({
  words: stack(space.x6),
  picture: { alignSelf: "center" },
  // Two columns under rules.
  below: {
    marginTop: space.x6,
    [media.abreast]: { columns: 2, columnGap: gap },
    "& > li": {
      breakInside: "avoid",
      borderTop: rule.hairline,
      borderBottom: 0,
    },
  },
  points: { [media.belowMedium]: labelText },
});

export const splitSectionFragment = graphql`
  fragment SplitSection on SplitSection {
    ...SectionFrame
    points
    arePointsOpen
    image {
      ...CoverPicture
    }
  }
`;
