import { graphql } from "gatsby";
import { useBookingPlace } from "../../components/ui/use-booking-place";
import { ClosingCall } from "./call-to-action";

/** The closing band of every page of the blog. */
export function BlogClosing({ closing }: Queries.BlogClosingFragment) {
  const placeBookings = useBookingPlace();
  const { action, ...words } = placeBookings(closing, "closing");
  return <ClosingCall {...words} calls={[action]} />;
}

export const blogClosingFragment = graphql`
  fragment BlogClosing on BlogIndex {
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
`;
