import { graphql } from "gatsby";
import { barsPath, chartHeight } from "../../components/chart/chart-path";
import { Spot } from "../../components/picture/spot";
import { Band } from "../../components/section/band";
import { OpenLine } from "../../components/section/open-line";
import { SectionHeader } from "../../components/section/section-header";
import { Signature } from "../../components/section/signature";
import { ActionRow } from "../../components/ui/action-row";
import { SampleNotice } from "../../components/ui/sample-notice";
import { useBookingPlace } from "../../components/ui/use-booking-place";
import {
  color,
  createStyles,
  labelText,
  media,
  radius,
  size,
  space,
  stack,
  withAccount,
} from "../../theme";

type Section = Queries.CallToActionSectionFragment;

type CallToActionProps = Partial<Section> &
  Pick<Section, "heading" | "calls"> & {
    /** Shows the terms of the call, for pages that don't have them at the top. */
    hasTerms?: boolean;
  };

/** The end of a page: the open line of its ledger, with the booking button. */
export function CallToAction({
  calls,
  report,
  lineName,
  hasTerms = false,
  ...frame
}: CallToActionProps) {
  const [booking, ...links] = calls;
  const host = booking?.link.host;
  return (
    <Band {...frame}>
      <div css={styles.opening}>
        <div css={styles.words}>
          <SectionHeader {...frame} headingSize="page" />
          <ActionRow
            actions={links.map((link) => ({ ...link, style: "text" }))}
          />
        </div>
        {report ? <Report {...report} /> : <Signature />}
      </div>
      {booking && (
        <OpenLine
          name={lineName}
          text={hasTerms ? booking.link.terms : null}
          action={booking}
        />
      )}
      {host && (
        <p css={styles.host}>
          {host.photo && <Spot image={host.photo} />}
          {host.name}, {host.role}
        </p>
      )}
    </Band>
  );
}

/** A small sample of the dashboard. */
function Report({ sampleNotice, title, trend }: Queries.SampleReportFragment) {
  return (
    <div css={styles.sheet} data-tone="paper">
      <SampleNotice>{sampleNotice}</SampleNotice>
      <h3 css={styles.title}>{title}</h3>
      <svg
        css={styles.trend}
        viewBox={`0 0 ${trend.length} ${chartHeight}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d={barsPath(trend, Math.max(...trend))} />
      </svg>
    </div>
  );
}

export const callToActionSectionFragment = graphql`
  fragment CallAction on Action {
    ...Action
    link {
      terms
      host {
        name
        role
        photo {
          alt
          ...Spot
        }
      }
    }
  }

  fragment BlogClosing on BlogIndex {
    desk {
      ...Signature
    }
    deskPicture {
      ...VectorDrawing
    }
    closing {
      heading
      text {
        html
      }
      action {
        ...CallAction
      }
    }
  }

  fragment SampleReport on SampleReport {
    title
    sampleNotice
    trend
  }

  fragment CallToActionSection on CallToActionSection {
    ...SectionOpening
    calls: actions {
      ...CallAction
    }
    lineName
    report {
      ...SampleReport
    }
  }
`;

/** The closing band of a post, guide, or case study. */
export function ClosingCall(
  words: Pick<Section, "heading" | "text" | "calls">,
) {
  return <CallToAction tone="spruce" {...words} hasTerms />;
}

/** The closing band of every page of the blog. */
export function BlogClosing({ closing }: Queries.BlogClosingFragment) {
  const placeBookings = useBookingPlace();
  const { action, ...words } = placeBookings(closing, "closing");
  return <ClosingCall {...words} calls={[action]} />;
}

const styles = createStyles({
  // Above the open line; what signs the page is in the account column.
  opening: {
    ...stack(space.x6),
    ...withAccount,
    alignItems: "end",
    paddingBottom: space.x6,
  },
  words: stack(space.x4),
  host: {
    display: "flex",
    alignItems: "center",
    gap: space.x3,
    paddingTop: space.x3,
  },
  sheet: {
    ...stack(space.x2),
    ...labelText,
    padding: space.x4,
    // Lies on the open line.
    marginBottom: `-${space.x6}`,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
  },
  title: { fontSize: size.small },
  trend: {
    width: "100%",
    height: space.x12,
    fill: color.spruce,
    [media.forcedColors]: { fill: "CanvasText" },
  },
});
