/** Gatsby's announcer of new pages, hidden by the class that hides all that is only read aloud, not by 10 styles of its own. */
export const RouteAnnouncerProps = {
  id: "gatsby-announcer",
  className: "visually-hidden",
  "aria-live": "assertive",
  "aria-atomic": "true",
};
