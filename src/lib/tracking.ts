/** The supported trackers; each is switched on by its id in content/site.yaml. */
export type TrackerKind = "tagManager" | "pixel";

/** The trackers' ids from content/site.yaml. */
export interface TrackerIds {
  tagManagerId?: string | null | undefined;
  pixelId?: string | null | undefined;
}

/** The name of the radios that switch between monthly and annual prices. */
export const billingSwitchName = "billing-period";

export function listTrackers({
  tagManagerId,
  pixelId,
}: TrackerIds): TrackerKind[] {
  const kinds: TrackerKind[] = [];
  if (tagManagerId) kinds.push("tagManager");
  if (pixelId) kinds.push("pixel");
  return kinds;
}

/** The scripts' tracker settings, which the build computes from content. */
export interface TrackingSettings extends TrackerIds {
  /** Changes with the list of trackers, so that consent to another list expires. */
  revision: number;
  /** The section of the policy that lists the trackers; the footer's consent link points there too. */
  policy: string;
  /** The banner's texts, from content/consent.yaml. */
  banner: Record<
    "heading" | "text" | "accept" | "decline" | "policyLabel",
    string
  >;
  bookings: Readonly<Record<string, string>>;
}
