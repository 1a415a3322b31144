import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { SectionWords } from "../../components/section/section-words";
import { SidePicture } from "../../components/picture/side-picture";
import { SampleReport } from "./sample-report";

/** The dark band that asks for the call. */
export function CallToAction({
  anchor,
  kicker,
  heading,
  text,
  calls,
  report,
  image,
}: Queries.CallToActionSectionFragment) {
  return (
    <Band anchor={anchor} tone="spruce">
      <Columns ratio={(report ?? image) ? "7-5" : undefined} isCentered>
        <SectionWords kicker={kicker} heading={heading} text={text} actions={calls} />
        {report ? <SampleReport {...report} /> : image && <SidePicture image={image} />}
      </Columns>
    </Band>
  );
}

export const callToActionSectionFragment = graphql`
  fragment CallToActionSection on CallToActionSection {
    ...SectionOpening
    calls: actions {
      ...Action
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
