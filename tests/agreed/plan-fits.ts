/**
 * The plan of the pricing page for every way to answer its three questions: by sales and hours, the plans for
 * no channel live, one or two, and three or more.
 */
export const PLAN_FITS: Record<string, Record<string, [string, string, string]>> = {
  "Under $200K": {
    "Hardly any": ["Growth", "Growth", "Growth"],
    "An evening": ["Self-Service", "Growth", "Growth"],
    "A day or more": ["Self-Service", "Self-Service", "Self-Service"],
  },
  "$200K–$500K": {
    "Hardly any": ["Growth", "Growth", "Scale"],
    "An evening": ["Growth", "Growth", "Growth"],
    "A day or more": ["Self-Service", "Self-Service", "Self-Service"],
  },
  "Over $500K": {
    "Hardly any": ["Scale", "Scale", "Scale"],
    "An evening": ["Growth", "Growth", "Scale"],
    "A day or more": ["Self-Service", "Self-Service", "Scale"],
  },
};

export const LIVE_CHANNELS = ["None yet", "One or two", "Three or more"] as const;
