import { createContext, useContext } from "react";
import { placeBookings } from "../../../lib/urls/booking-origin";

/** The current page's name in booking links. */
export const PageName = createContext("");

/** Lets a component say where the booking links of its data are. */
export function useBookingPlace() {
  const page = useContext(PageName);
  return <Part>(part: Part, place: string) => placeBookings(part, page, place);
}
