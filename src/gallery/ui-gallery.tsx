import { css } from "@emotion/react";
import { media } from "../theme/media";
import { color, space } from "../theme/tokens";
import type { Tone } from "../components/section/band";
import { Entry, VariantLabel } from "./entry";
import type { UiEntry } from "./ui/ui-entry";

/** Every component for any page, each variant on each ground that it is made for. */
export function UiGallery({ entries }: { entries: readonly UiEntry[] }) {
  return (
    <>
      {entries.map(({ id, name, file, note, grounds, isSmall, variants }) => (
        <Entry key={id} id={id} name={name} file={file} note={note}>
          <div css={isSmall && styles.row}>
            {variants.map(({ label, element }) => (
              <div key={label}>
                <VariantLabel>{label}</VariantLabel>
                {grounds.length === 0 && element}
                {grounds.map((ground) => (
                  <div key={ground} data-tone={ground} css={[styles.ground, tones[ground]]}>
                    {element}
                  </div>
                ))}
              </div>
            ))}
          </div>
        </Entry>
      ))}
    </>
  );
}

const styles = {
  row: css({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(10rem, 1fr))" }),
  ground: css({
    paddingBlock: space.x6,
    paddingInline: space.x4,
    [media.medium]: { paddingInline: space.x8 },
  }),
};

const tones: Record<Tone, ReturnType<typeof css>> = {
  paper: css({ background: color.paper }),
  birch: css({ background: color.birch }),
  mint: css({ background: color.mint }),
  spruce: css({ background: color.spruceDeep, color: color.paper }),
};
