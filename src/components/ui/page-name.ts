import { createContext } from "react";

/** What bookings call the page that is shown: booking links of the frame, which stays while pages change, say it. */
export const PageName = createContext("");
