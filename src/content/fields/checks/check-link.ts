import { fillVariables } from "../../../site/format/fill-variables";
import { isGeneratedFile, redirects } from "../../../site/urls/routes";
import { suggestHint } from "../../issues/suggest";
import { checkVariables } from "./check-variables";
import { type Issue, describeHiddenTarget } from "../../issues/issue";
import type { CheckContext } from "./content-index";

/** Placeholder for a link without a target yet; `npm run launch-check` reports it. */
export const pendingLink = "soon";

/** The kinds of link, as the end of a message. */
export const linkHint =
  "write a route such as /pricing, an anchor such as #faq, booking:demo, mailto:, tel: or an https:// URL";

/** A link must be a page of the site, an anchor, a named booking link, an email address, or an https URL. */
export function checkLink(written: string, { index, ownRoute }: CheckContext): Issue[] {
  const find = (message: string, hint: string): Issue[] => [{ message, hint }];
  const unknownVariables = checkVariables(written, index.variables);
  if (unknownVariables.length > 0) return unknownVariables;
  const link = fillVariables(written, index.variables);
  // The variables of a record with problems are unknown, so the URL is too.
  if (link.includes("{{") || link === pendingLink) return [];
  if (link.startsWith("booking:")) {
    const name = link.slice("booking:".length);
    if (index.bookingLinks.includes(name)) return [];
    return find(`"${link}" is not a booking link`, suggestHint(name, index.bookingLinks));
  }
  if (!isDecodable(link)) {
    return find(`"${link}" has a % that stands for nothing`, "write %25 for a percent sign");
  }
  if (/^[/#]/.test(link)) return checkRoute(link, index, ownRoute);
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$|^tel:\+?\d(?:[-.]?\d){4,}$/.test(link)) return [];
  if (link.startsWith("mailto:")) {
    return find(`"${link}" is not an address to write to`, "write mailto:{{email}}");
  }
  if (link.startsWith("tel:")) {
    const hint = "write tel: and the number with its country, such as tel:+15145550100";
    return find(`"${link}" is not a number to call`, hint);
  }
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(link) && URL.canParse(link)) {
    return checkOwnHost(link, index.ownHost);
  }
  if (/^http:/i.test(link)) return find(`"${link}" is not encrypted`, "write https://");
  if (/^www\./i.test(link)) {
    return find(`"${link}" lacks the beginning of an address`, `write https://${link}`);
  }
  // Browsers ignore spaces, tabs, and line breaks before the colon.
  const runs = /^(javascript|vbscript|data):/i.test(link.replace(/[\s\p{Cc}]/gu, ""));
  return find(`"${link}" ${runs ? "would run in the browser" : "is not a link"}`, linkHint);
}

/** A link with the site's own domain leaves a preview and breaks if the domain changes, and its page is not checked. */
function checkOwnHost(link: string, ownHost: string | undefined): Issue[] {
  const { host, pathname, search, hash } = new URL(link);
  const withoutPrefix = (name: string) => name.replace(/^www\./, "");
  if (ownHost === undefined || withoutPrefix(host) !== withoutPrefix(ownHost)) return [];
  const path = `${pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname}${search}${hash}`;
  return [{ message: `"${link}" is a page of this site`, hint: `write ${path}, without the domain` }];
}

function checkRoute(link: string, index: CheckContext["index"], ownRoute: string): Issue[] {
  const [address = "", anchor] = link.split("#");
  const [path = ""] = address.split("?");
  const route = path === "" ? ownRoute : path;
  if (route.length > 1 && route.endsWith("/")) {
    return [{ message: `"${link}" ends in a slash`, hint: `write ${route.slice(0, -1)}` }];
  }
  // Valid for existing links, but never suggested, since they redirect.
  if (Object.hasOwn(redirects, route) || isGeneratedFile(route)) return [];
  const moved = index.movedRoutes.get(route);
  if (moved !== undefined) return [{ message: `"${route}" has moved`, hint: `write ${moved}` }];
  if (!index.anchorsByRoute.has(route)) {
    const hint = suggestHint(route, [...index.anchorsByRoute.keys()]);
    return [{ message: `"${route}" is not a page of this site`, hint }];
  }
  const hidden = index.whyHidden(route);
  if (hidden) return [describeHiddenTarget(`the page ${route}`, hidden)];
  const anchors = index.anchorsByRoute.get(route);
  if (anchor === undefined || anchors === undefined || anchors.has(anchor)) return [];
  const message = `"#${anchor}" is not on the page ${route}`;
  return [{ message, hint: suggestHint(anchor, [...anchors]) }];
}

function isDecodable(link: string): boolean {
  try {
    decodeURI(link);
    return true;
  } catch {
    return false;
  }
}
