import { originMark } from "../site/urls/booking-origin";

const campaignName = /^utm_(?!content$)/;
const clickId = /^(g|fb)clid$/;

/** The campaign of a visit, else the host that linked here, and the click id of an ad, unless `isPrivate` (Global Privacy Control). */
export function readVisit(
  { search, host }: Pick<Location, "search" | "host">,
  referrer: string,
  isPrivate: boolean,
) {
  const given = Array.from(new URLSearchParams(search)).filter(([, value]) => value);
  const campaign = given.filter(([name]) => campaignName.test(name));
  const clicks = given.filter(([name]) => !isPrivate && clickId.test(name));
  const isCampaign = campaign.length > 0;
  const from = referrer && new URL(referrer).host;
  const isLed = !isCampaign && from !== "" && from !== host;
  const source = isLed ? Object.entries({ utm_source: from, utm_medium: "referral" }) : campaign;
  return { isCampaign, parameters: [...source, ...clicks] };
}

/** A booking link's address with what is known of the visit. Doing it twice changes nothing. */
export function handOn(
  href: string,
  { isCampaign, parameters }: ReturnType<typeof readVisit>,
): string {
  if (!href.includes(originMark)) return href;
  const address = new URL(href);
  const own = address.searchParams;
  if (isCampaign) {
    own.set("utm_content", `${own.get("utm_campaign") ?? ""}/${own.get("utm_content") ?? ""}`);
    for (const name of ["utm_source", "utm_medium", "utm_campaign"]) own.delete(name);
  }
  for (const [name, value] of parameters) own.set(name, value);
  return address.href;
}

const bookingLink = `a[href*="${originMark}"]`;

/** Whatever a visitor does with a link begins with one of these: a tap, any button of a mouse, a key, a menu, a screen reader's click. */
const beginnings = ["pointerdown", "focusin", "click", "auxclick", "contextmenu"];

/** Booking links say from now on what is known of this visit. It is kept in memory alone, while pages change. */
export function handOnVisit(): void {
  const visit = readVisit(location, document.referrer, navigator.globalPrivacyControl === true);
  if (visit.parameters.length === 0) return;
  const change = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(bookingLink);
    if (link) link.href = handOn(link.href, visit);
  };
  // Before any other listener reads the address, and before the browser follows it.
  for (const type of beginnings) addEventListener(type, change, true);
}
