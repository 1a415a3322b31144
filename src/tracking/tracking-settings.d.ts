import type { TrackingSettings } from "../site/tracking";

declare global {
  /** Written into the bundle by src/gatsby/create-webpack-config.ts, and only where an id is set. */
  const TRACKING_SETTINGS: TrackingSettings;
}
