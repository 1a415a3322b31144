import { existsSync } from "node:fs";
import { join } from "node:path";
import { fillVariables } from "../../../lib/format/fill-variables";
import { decodePart } from "../../../lib/urls/decode-part";
import {
  generatedFiles,
  isOutsideApp,
  redirects,
} from "../../../lib/urls/routes";
import {
  type Issue,
  createIssue,
  refuseKey,
  suggest,
  suggestHint,
} from "../../issues";
import { checkVariables } from "./check-variables";
import { type CheckContext, refuseHidden } from "./content-index";

/** Placeholder for a link without a target yet; `npm run launch-check` reports it. */
export const pendingLink = "soon";

/** The kinds of link, as a hint. */
export const linkHint =
  "write a path such as /pricing, an anchor such as #faq, booking:demo, mailto:, tel: or an https:// URL";

/** A link must be a page of the site, an anchor, a named booking link, an email address, or an https URL. */
export function checkLink(
  written: string,
  { index, ownRoute }: CheckContext,
): Issue[] {
  const refuse = (reason: string, hint: string) => [
    createIssue("invalid-link", `"${link}" ${reason}`, hint),
  ];
  const unknownVariables = checkVariables(written, index.variables);
  if (unknownVariables.length > 0) return unknownVariables;
  const link = fillVariables(written, index.variables);
  // The variables of a record with problems are unknown, so the URL is too.
  if (link.includes("{{") || link === pendingLink) return [];
  if (link.startsWith("booking:")) {
    const [name, known] = [link.slice("booking:".length), index.bookingLinks];
    return known.includes(name) ? [] : [refuseKey(name, "booking link", known)];
  }
  if (decodePart(link) === undefined) {
    return refuse(
      "contains a % that encodes nothing",
      "write %25 for a percent sign",
    );
  }
  if (/^\/(?!\/)|^#/.test(link)) return checkRoute(link, index, ownRoute);
  const form = forms.find(([scheme]) => link.startsWith(scheme));
  if (form) return form[1].test(link) ? [] : refuse("is not complete", form[2]);
  if (
    /^https:\/\/[^\s/.]+(\.[^\s/.?#]+)+([/?#]\S*)?$/.test(link) &&
    URL.canParse(link)
  ) {
    return checkHost(new URL(link), index.ownHost);
  }
  if (/^https?:\/\/localhost\b/i.test(link))
    return refuse(
      "works on your computer only",
      "put it between backticks, or write the path of a page, such as /pricing",
    );
  if (/^https:/i.test(link))
    return refuse(
      "is not a valid URL",
      "check its host and its port, and write %20 for a space",
    );
  if (/^(?:http:|\/\/)/i.test(link)) return [refuseHttp(link)];
  // Browsers ignore spaces, tabs, and line breaks before the colon.
  const runs = /^(javascript|vbscript|data):/i.test(
    link.replace(/[\s\p{Cc}]/gu, ""),
  );
  if (!runs) return refuse("is not a link", linkHint);
  return [
    createIssue("script-link", `"${link}" would run in the browser`, linkHint),
  ];
}

/** Links that are not to pages, with how to write them. */
const forms: readonly [scheme: string, form: RegExp, hint: string][] = [
  [
    "mailto:",
    /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
    "write mailto:{{email}}",
  ],
  [
    "tel:",
    /^tel:\+?\d(?:[-.]?\d){4,}$/,
    "write tel: and the number with its country code, such as tel:+15145550100",
  ],
];

export function refuseHttp(text: string): Issue {
  const reason = `"${text}" is not encrypted`;
  return createIssue("missing-https", reason, "write https://");
}

/** Pages of other sites that redirect to the URL in a parameter. */
const redirecting =
  /^www\.google\.[a-z.]+\/url$|^l\.(?:facebook|instagram)\.com\/|\.safelinks\.protection\.outlook\.com\/$/;

/** A link with the site's own domain leaves a preview and breaks if the domain changes, and its page is not checked. */
function checkHost(url: URL, ownHost: string | undefined): Issue[] {
  const { href, host, pathname, search, hash, searchParams } = url;
  const target = ["q", "url", "u"]
    .map((name) => searchParams.get(name))
    .find((each) => each?.startsWith("http"));
  if (target && redirecting.test(host + pathname))
    return [redirectTo(href, "redirects to another URL", target)];
  const withoutPrefix = (name: string) => name.replace(/^www\./, "");
  if (ownHost === undefined || withoutPrefix(host) !== withoutPrefix(ownHost))
    return [];
  const path = withoutSlash(pathname + search + hash);
  return [
    redirectTo(href, "is a page of this site", `${path}, without the domain`),
  ];
}

/** A link without the slash at the end of its path. */
function withoutSlash(link: string): string {
  return link.replace(/^(\/[^?#]+)\/(?=[?#]|$)/, "$1");
}

const redirectTo = (text: string, reason: string, path: string) =>
  createIssue("indirect-link", `"${text}" ${reason}`, `write ${path}`);

function checkRoute(
  link: string,
  index: CheckContext["index"],
  ownRoute: string,
): Issue[] {
  const [address = "", anchor] = link.split("#");
  const [path = ""] = address.split("?");
  const route = path === "" ? ownRoute : path;
  if (/[.,;:!]$/.test(link)) {
    const hint = "remove it; in a text, write it after the closing parenthesis";
    const reason = `"${link}" ends with a punctuation mark`;
    return [createIssue("invalid-link", reason, hint)];
  }
  if (route.length > 1 && route.endsWith("/")) {
    return [redirectTo(link, "has a slash after its path", withoutSlash(link))];
  }
  // Valid for existing links, but never suggested, since they redirect.
  if (Object.hasOwn(redirects, route)) return [];
  const moved = index.movedRoutes.get(route);
  if (moved !== undefined)
    return [redirectTo(link, "has moved", link.replace(route, moved))];
  if (isOutsideApp(route))
    return checkFileLink(decodeURIComponent(route), index.contentDir);
  if (!index.anchorsByRoute.has(route)) {
    const nearest = suggest(route, [...index.anchorsByRoute.keys()]);
    const hint = nearest
      ? `did you mean "${nearest}"?`
      : "link to another page, or restore this one if it was deleted";
    return [
      createIssue(
        "unknown-page",
        `"${route}" is not a page of this site`,
        hint,
      ),
    ];
  }
  const hidden = index.whyHidden(route);
  if (hidden) return [refuseHidden(`the page ${route}`, hidden)];
  const anchors = index.anchorsByRoute.get(route);
  if (anchor === undefined || anchors === undefined || anchors.has(anchor))
    return [];
  const reason = `"#${anchor}" is not on the page ${route}`;
  return [
    createIssue("unknown-anchor", reason, suggestHint(anchor, [...anchors])),
  ];
}

function checkFileLink(path: string, contentDir: string): Issue[] {
  const isGenerated = Object.values<string>(generatedFiles).includes(path);
  const isInside = !path.includes("/..");
  if (isGenerated) return [];
  if (isInside && existsSync(join(contentDir, "..", "static", path))) return [];
  const hint = isInside
    ? `add the file static${path}, or link to a page`
    : "link to a page, or to a file in static/";
  return [
    createIssue("unknown-page", `"${path}" is not a file of this site`, hint),
  ];
}
