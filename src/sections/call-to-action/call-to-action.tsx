import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { SectionWords } from "../../components/section/section-words";
import { SidePicture } from "../../components/picture/side-picture";
import { color, rule, space } from "../../theme/tokens";
import { SampleReport } from "./sample-report";

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
