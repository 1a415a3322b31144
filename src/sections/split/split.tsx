import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { Band } from "../../components/ui/band";
import { CheckList } from "../../components/ui/check-list";
import { SidePicture } from "../../components/ui/side-picture";
import { SectionHeader } from "../../components/ui/section-header";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

/** Words on one side; a picture, or the list of points where there is none, on the other. */
export function Split({
  anchor,
  tone,
  splitVariant,
  kicker,
  heading,
  text,
  points,
  actions,
  image,
}: Queries.SplitSectionFragment) {
  const list = points && <CheckList points={points} />;
  return (
    <Band anchor={anchor} tone={tone}>
      <div css={[styles.grid, variants[splitVariant]]}>
        <div css={styles.words}>
          <SectionHeader kicker={kicker} heading={heading} text={text} />
          {image && list}
          <ActionRow actions={actions} />
        </div>
        {image ? <SidePicture image={image} /> : list}
      </div>
    </Band>
  );
}

const styles = {
  grid: css({
    display: "grid",
    gap: space.x12,
    alignItems: "center",
    [media.wide]: { gap: space.x16 },
  }),
  words: css({ display: "grid", gap: space.x8 }),
};

const variants: Record<Queries.SplitVariant, ReturnType<typeof css>> = {
  imageRight: css({ [media.wide]: { gridTemplateColumns: "1fr 1fr" } }),
  imageLeft: css({
    [media.wide]: { gridTemplateColumns: "1fr 1fr", "& > :first-of-type": { order: 1 } },
  }),
};

export const splitSectionFragment = graphql`
  fragment SplitSection on SplitSection {
    anchor
    tone
    splitVariant: variant
    kicker
    heading
    text {
      html
    }
    points
    actions {
      ...Action
    }
    image {
      ...SidePicture
    }
  }
`;
