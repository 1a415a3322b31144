import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ui/action-row";
import { Band } from "../../components/ui/band";
import { SidePicture } from "../../components/ui/side-picture";
import { SectionHeader } from "../../components/ui/section-header";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

/** The dark band that asks for the call. */
export function CallToAction({
  anchor,
  kicker,
  heading,
  text,
  calls,
  image,
}: Queries.CallToActionSectionFragment) {
  return (
    <Band anchor={anchor} tone="spruce">
      <div css={[styles.grid, image && styles.split]}>
        <div css={styles.words}>
          <SectionHeader kicker={kicker} heading={heading} text={text} />
          <ActionRow actions={calls} />
        </div>
        {image && <SidePicture image={image} />}
      </div>
    </Band>
  );
}

const styles = {
  grid: css({ display: "grid", gap: space.x12, alignItems: "center" }),
  split: css({ [media.wide]: { gridTemplateColumns: "7fr 5fr", gap: space.x16 } }),
  words: css({ display: "grid", gap: space.x8 }),
};

export const callToActionSectionFragment = graphql`
  fragment CallToActionSection on CallToActionSection {
    anchor
    kicker
    heading
    text {
      html
    }
    calls: actions {
      ...Action
    }
    image {
      ...SidePicture
    }
  }
`;
