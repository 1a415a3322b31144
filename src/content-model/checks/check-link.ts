import type { ContentIndex } from "../content-index";
import { suggestRemedy } from "../suggest";
import type { Finding } from "./finding";

const bookingScheme = "booking:";

/** A link leads to a page of the site, an anchor, a named booking link, an address to write to, or an https URL. */
export function checkLink(written: string, index: ContentIndex, ownRoute: string): Finding[] {
  const find = (problem: string, remedy: string): Finding[] => [{ problem, remedy }];
  if (written.startsWith(bookingScheme)) {
    const name = written.slice(bookingScheme.length);
    if (index.bookingLinks.includes(name)) return [];
    return find(`"${written}" is not a booking link`, suggestRemedy(name, index.bookingLinks));
  }
  if (written.startsWith("/") || written.startsWith("#")) return checkRoute(written, index, ownRoute);
  if (written.startsWith("mailto:")) return [];
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(written) && URL.canParse(written)) return [];
  if (written.startsWith("http:")) return find(`"${written}" is not encrypted`, "write https://");
  return find(
    `"${written}" is not a link`,
    "write a route such as /pricing, an anchor such as #faq, booking:demo, mailto: or an https:// URL",
  );
}

function checkRoute(written: string, index: ContentIndex, ownRoute: string): Finding[] {
  const [path = "", anchor] = written.split("#");
  const route = path === "" ? ownRoute : path;
  const anchors = index.anchorsByRoute.get(route);
  if (route.length > 1 && route.endsWith("/")) {
    return [{ problem: `"${written}" ends in a slash`, remedy: `write ${route.slice(0, -1)}` }];
  }
  if (!anchors) {
    const remedy = suggestRemedy(route, [...index.anchorsByRoute.keys()]);
    return [{ problem: `"${route}" is not a page of this site`, remedy }];
  }
  if (anchor === undefined || anchors.has(anchor)) return [];
  return [
    {
      problem: `"#${anchor}" is not on the page ${route}`,
      remedy: suggestRemedy(anchor, [...anchors]),
    },
  ];
}
