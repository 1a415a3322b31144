import type { TrackingSettings } from "../site/tracking";

declare global {
  interface Navigator {
    /** Whether the visitor objects to tracking everywhere; undefined in browsers that do not know it. */
    readonly globalPrivacyControl?: boolean;
  }
  /** Written into the bundle by src/gatsby/create-webpack-config.ts, and only where an id is set. */
  const TRACKING_SETTINGS: TrackingSettings;
}
