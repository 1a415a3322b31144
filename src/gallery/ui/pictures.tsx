import { css } from "@emotion/react";
import { CardPicture } from "../../components/picture/card-picture";
import { CoverPicture } from "../../components/picture/cover-picture";
import { Icon } from "../../components/ui/icon";
import { Picture } from "../../components/picture/picture";
import { SidePicture } from "../../components/picture/side-picture";
import { measure } from "../../theme/tokens";
import type { ReactNode } from "react";
import type { UiData } from "./gallery-data";
import { toUiEntry } from "./ui-entry";
import type { UiEntry } from "./ui-entry";

/** Icons and pictures: which there are, only the content and its schemas know. */
export function makePictureEntries({ icons, forCard, forSide, forCover }: UiData): UiEntry[] {
  const iconProps = icons.enumValues.map(({ name }) => [name, { name }] as const);
  const data = forSide?.cover.file.childImageSharp?.gatsbyImageData;
  return [
    toUiEntry(Icon, Object.fromEntries(iconProps), { grounds: ["paper", "spruce"], isSmall: true }),
    toUiEntry(Picture, data ? { "as large as its file": { data, alt: forSide.cover.alt } } : {}),
    toUiEntry(CardPicture, forCard ? { "in a card": { image: forCard.cover } } : {}, narrow),
    toUiEntry(SidePicture, forSide ? { "beside words": { image: forSide.cover } } : {}, narrow),
    toUiEntry(
      CoverPicture,
      forCover
        ? {
            "above a post": { image: forCover.cover },
            low: { image: forCover.cover, isLow: true },
          }
        : {},
    ),
  ];
}

const narrow = {
  frame: (shown: ReactNode) => <div css={styles.narrow}>{shown}</div>,
};

const styles = {
  narrow: css({ maxWidth: `calc(${measure.narrow} / 2)` }),
};
