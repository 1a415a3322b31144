import { originMark } from "../../lib/urls/booking-origin";

const campaignName = /^utm_(?!content$)/;

/** The parameters that ad networks add to a link. */
const clickIds = [
  // Google
  "gclid",
  "gbraid",
  "wbraid",
  "dclid",
  // LinkedIn, Meta, Microsoft, Pinterest
  "li_fat_id",
  "fbclid",
  "msclkid",
  "epik",
  // Quora, Reddit, Snapchat, Taboola, TikTok, X
  "qclid",
  "rdt_cid",
  "ScCid",
  "tblci",
  "ttclid",
  "twclid",
];

/** Ads' queries are shorter, and services refuse booking links of any length. */
const maxQuery = 2000;

/**
 * The visit's campaign, otherwise the referring host unless it is one of `ownHosts`, and the ad's click ids unless `isPrivate` (Global
 * Privacy Control).
 */
export function readAttribution(
  search: string,
  referrer: string,
  ownHosts: readonly string[],
  isPrivate: boolean,
) {
  const query = search.length > maxQuery ? "" : search;
  const given = Array.from(new URLSearchParams(query)).filter(
    ([, value]) => value,
  );
  const campaign = given.filter(([name]) => campaignName.test(name));
  const clicks = given.filter(
    ([name]) => !isPrivate && clickIds.includes(name),
  );
  const isCampaign = campaign.length > 0;
  const from = referrer && new URL(referrer).host;
  const isReferral = !isCampaign && from !== "" && !ownHosts.includes(from);
  const referral = Object.entries({ utm_source: from, utm_medium: "referral" });
  return {
    isCampaign,
    parameters: [...(isReferral ? referral : campaign), ...clicks],
  };
}

/** Adds the visit's attribution to a booking link's URL. Idempotent. */
export function applyAttribution(
  href: string,
  { isCampaign, parameters }: ReturnType<typeof readAttribution>,
): string {
  if (!href.includes(originMark)) return href;
  const url = new URL(href);
  const own = url.searchParams;
  if (isCampaign) {
    own.set(
      "utm_content",
      `${own.get("utm_campaign") ?? ""}/${own.get("utm_content") ?? ""}`,
    );
    for (const name of ["utm_source", "utm_medium", "utm_campaign"])
      own.delete(name);
  }
  for (const [name, value] of parameters) own.set(name, value);
  return url.href;
}

const bookingLink = `a[href*="${originMark}"]`;

/** The first event of every way to use a link: a tap, any mouse button, a key, a menu, a screen reader's click. */
const linkEvents = [
  "pointerdown",
  "focusin",
  "click",
  "auxclick",
  "contextmenu",
];

/** Adds attribution parameters to booking links for the rest of the visit, in memory only. */
export function keepAttribution(): void {
  const isPrivate = navigator.globalPrivacyControl === true;
  const bookingHosts = Array.from(
    document.querySelectorAll<HTMLAnchorElement>(bookingLink),
    ({ host }) => host,
  );
  const visit = readAttribution(
    location.search,
    document.referrer,
    [location.host, ...bookingHosts],
    isPrivate,
  );
  if (visit.parameters.length === 0) return;
  const change = ({ target }: Event) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>(bookingLink);
    if (link) link.href = applyAttribution(link.href, visit);
  };
  // Capture, to run before other listeners read the URL and before the browser follows it.
  for (const type of linkEvents) addEventListener(type, change, true);
}
