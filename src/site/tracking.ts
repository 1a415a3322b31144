/** The trackers that the site knows; the owner switches each on by its id in content/site.yaml. */
export type TrackerKind = "tagManager" | "pixel";

/** What the owner writes in content/site.yaml to switch trackers on. */
export interface TrackerIds {
  tagManagerId?: string | null | undefined;
  pixelId?: string | null | undefined;
}

/** The trackers that are switched on. */
export function listTrackers({ tagManagerId, pixelId }: TrackerIds): TrackerKind[] {
  return [...(tagManagerId ? ["tagManager" as const] : []), ...(pixelId ? ["pixel" as const] : [])];
}

/** What the scripts of a visit know of the trackers; the build works it out from content. */
export interface TrackingSettings extends TrackerIds {
  /** Changes with the list of trackers: a choice that was made for another list counts no longer. */
  revision: number;
  /** Where the policy tells what is loaded; the link of the footer that asks again leads there as well. */
  policy: string;
  /** The words of the banner, from content/consent.yaml. */
  banner: Record<"heading" | "text" | "accept" | "decline" | "policyLabel", string>;
  bookings: Readonly<Record<string, string>>;
  /** What the blog's list says of a search that found something; {count} is how much. */
  foundMessage: string;
}
