import type { TrackerKind } from "../site/tracking";

interface Sources {
  script: readonly string[];
  img: readonly string[];
  connect: readonly string[];
}

const tagManager = "https://www.googletagmanager.com";
const analytics = "https://*.google-analytics.com";

/**
 * The addresses that each tracker loads from and sends to, and no page without it. The tag manager's are those of Google Analytics
 * (developers.google.com/tag-platform/security/guides/csp); a tag of another company needs its own added here.
 */
export const trackerSources: Record<TrackerKind, Sources> = {
  tagManager: {
    script: [tagManager],
    img: [tagManager, analytics],
    connect: [tagManager, analytics, "https://*.analytics.google.com", "https://www.google.com"],
  },
  pixel: {
    script: ["https://connect.facebook.net"],
    img: ["https://www.facebook.com"],
    connect: ["https://www.facebook.com"],
  },
};
