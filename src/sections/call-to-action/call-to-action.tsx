import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { SectionWords } from "../../components/section/section-words";
import { SidePicture } from "../../components/picture/side-picture";
import { color, rule, space, radius, size } from "../../theme/tokens";
import { Sparkline } from "../../components/chart/sparkline";
import { numeral } from "../../components/ui/numeral";
import { SampleNotice } from "../../components/ui/sample-notice";

/** The band that asks for the call. */
export function CallToAction({
  anchor,
  tone,
  kicker,
  heading,
  text,
  calls,
  report,
  image,
}: Queries.CallToActionSectionFragment) {
  const about = calls.find(({ link }) => link.about)?.link.about;
  return (
    <Band anchor={anchor} tone={tone}>
      <Columns ratio={report ? "figureLast" : (image ?? about) ? "pair" : undefined} isCentered>
        <SectionWords kicker={kicker} heading={heading} text={text} actions={calls} />
        {report && <SampleReport {...report} />}
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

const styles = {
  about: css({
    borderTop: rule.hairline,
    li: { paddingBlock: space.x4, borderBottom: rule.hairline },
    "[data-tone=mint] &, [data-tone=mint] & li": { borderColor: color.spruce },
  }),
};

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

type Band = Queries.CallToActionSectionFragment;

interface ClosingCallProps {
  closing: Pick<Band, "heading" | "text">;
  calls: Band["calls"];
}

/** The band that ends a page to read: a post, a guide, a case. */
export function ClosingCall({ closing: { heading, text }, calls }: ClosingCallProps) {
  return (
    <CallToAction
      {...{ anchor: null, tone: "spruce", kicker: null, report: null, image: null }}
      {...{ heading, text, calls }}
    />
  );
}

type Report = NonNullable<Queries.CallToActionSectionFragment["report"]>;

function SampleReport({ title, sampleNotice, trend, rows }: Report) {
  return (
    <div css={sampleReportStyles.sheet}>
      <SampleNotice>{sampleNotice}</SampleNotice>
      <h3 css={sampleReportStyles.title}>{title}</h3>
      <Sparkline values={trend} />
      <dl>
        {rows.map(({ label, value, change }) => (
          <div key={label} css={sampleReportStyles.row}>
            <dt>{label}</dt>
            <dd css={sampleReportStyles.value}>{value}</dd>
            <dd css={sampleReportStyles.change}>{change}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const sampleReportStyles = {
  sheet: css({
    position: "relative",
    display: "grid",
    gap: space.x4,
    minWidth: 0,
    padding: space.x6,
    borderRadius: radius.card,
    background: color.paper,
    color: color.ink,
  }),
  title: css({ paddingTop: space.x2 }),
  row: css({
    display: "flex",
    // At twice the text size the figures stand below their name.
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
