import { CallToAction } from "../../sections/call-to-action/call-to-action";

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
