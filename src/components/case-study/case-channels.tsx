import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { splitAt } from "../../theme/grid";
import { media } from "../../theme/media";
import { color, numeral, rule, size, space } from "../../theme/tokens";
import { Band } from "../section/band";
import { ProseText } from "../ui/prose-text";
import { SectionHeader } from "../section/section-header";
import { CaseFigure, pickFigures } from "./case-figure";

interface CaseChannelsProps {
  heading: string;
  caseStudy: Queries.CaseChannelsFragment;
}

/** The work in each channel, with its figures. */
export function CaseChannels({ heading, caseStudy }: CaseChannelsProps) {
  return (
    <Band>
      <SectionHeader heading={heading} />
      <ol css={styles.list} data-reveal>
        {caseStudy.channels.map((channel) => (
          <li key={channel.name} css={styles.channel}>
            <div css={styles.side}>
              <p css={styles.name}>{channel.name}</p>
              {channel.figures && (
                <dl css={styles.figures}>
                  {pickFigures(caseStudy.figures, channel.figures).map(
                    ({ key, value, metric, period }) => (
                      <div key={key} css={styles.entry}>
                        <dt css={styles.metric}>{[metric, period].filter(Boolean).join(" ")}</dt>
                        <dd css={styles.figure}>
                          <CaseFigure value={value} />
                        </dd>
                      </div>
                    ),
                  )}
                </dl>
              )}
            </div>
            <div css={styles.words}>
              <h3>{channel.heading}</h3>
              <ProseText html={channel.text.html} />
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

const styles = {
  list: css({ marginTop: space.x12 }),
  channel: css({
    display: "grid",
    gap: space.x6,
    paddingBlock: space.x8,
    borderTop: rule.hairline,
    [media.abreast]: { ...splitAt(5) },
    [media.wide]: { paddingBlock: space.x12 },
  }),
  side: css({ display: "grid", gap: space.x6, alignContent: "start" }),
  name: css({ fontWeight: 600, color: color.spruce }),
  figures: css({ display: "grid", gap: space.x4 }),
  // In HTML a term comes before its value; visually, the figure is above its label.
  entry: css({ display: "flex", flexDirection: "column-reverse" }),
  figure: css(numeral, { fontSize: size.figure }),
  metric: css({ marginTop: space.x2, fontSize: size.small, color: color.inkSoft }),
  words: css({ display: "grid", gap: space.x4, minWidth: 0 }),
};

export const caseChannelsFragment = graphql`
  fragment CaseChannels on CaseStudy {
    figures {
      ...CaseFigure
    }
    channels {
      name
      heading
      text {
        html
      }
      figures
    }
  }
`;
