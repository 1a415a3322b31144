import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { SectionWords } from "../../components/section/section-words";
import { SidePicture } from "../../components/picture/side-picture";
import { color, numeral, radius, rule, size, space } from "../../theme/tokens";
import { Sparkline } from "../../components/chart/sparkline";
import { SampleNotice } from "../../components/ui/sample-notice";

type Section = Queries.CallToActionSectionFragment;

export function CallToAction({ calls, report, image, ...frame }: Section) {
  const about = calls.find(({ link }) => link.about)?.link.about;
  return (
    <Band {...frame}>
      <Columns start={(report ?? image ?? about) ? 7 : undefined} isCentered>
        <SectionWords {...frame} actions={calls} />
        {report && (
          <div css={styles.sheet}>
            <SampleNotice>{report.sampleNotice}</SampleNotice>
            <h3 css={styles.title}>{report.title}</h3>
            <Sparkline values={report.trend} />
            <dl>
              {report.rows.map(({ label, value, change }) => (
                <div key={label} css={styles.row}>
                  <dt>{label}</dt>
                  <dd css={styles.value}>{value}</dd>
                  <dd css={styles.change}>{change}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {!report && image && <SidePicture image={image} />}
        {!report && !image && about && (
          <ul css={styles.about}>
            {about.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Columns>
    </Band>
  );
}

export const callToActionSectionFragment = graphql`
  fragment CallAction on Action {
    ...Action
    link {
      about
    }
  }

  fragment CallToActionSection on CallToActionSection {
    ...SectionOpening
    tone
    calls: actions {
      ...CallAction
    }
    report {
      title
      sampleNotice
      trend
      rows {
        label
        value
        change
      }
    }
    image {
      ...SidePicture
    }
  }
`;

/** The closing band of a post, guide, or case study. */
export function ClosingCall(words: Pick<Section, "heading" | "text" | "calls">) {
  const frame = { anchor: null, tone: "spruce", kicker: null, report: null, image: null } as const;
  return <CallToAction {...frame} {...words} />;
}

const styles = {
  about: css({
    borderTop: rule.hairline,
    li: { paddingBlock: space.x4, borderBottom: rule.hairline },
    "[data-tone=mint] &, [data-tone=mint] & li": { borderColor: color.spruce },
  }),
  sheet: css({
    position: "relative",
    display: "grid",
    gap: space.x4,
    padding: space.x6,
    borderRadius: radius.card,
    background: color.paper,
    color: color.ink,
  }),
  title: css({ paddingTop: space.x2 }),
  row: css({
    display: "flex",
    // At 200% text size, figures go below their labels.
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: space.x3,
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    dt: { flex: "1 1 4.5rem" },
  }),
  value: css(numeral, { fontSize: size.h3 }),
  change: css({
    width: "3.5rem",
    textAlign: "right",
    fontSize: size.small,
    fontVariantNumeric: "tabular-nums",
  }),
};
