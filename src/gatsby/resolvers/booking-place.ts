import type { ResponsePath } from "gatsby/graphql";
import { kebabCase } from "../../lib/format/kebab-case";
import {
  type BookingOrigin,
  formatPageName,
} from "../../lib/urls/booking-origin";
import type { QueryContext, ResolveInfo } from "./field";
import { readSettings } from "./query-context";

/** The origin of a booking link: the page's path and the position in it. Shared components have no path; each page adds its name. */
export function findOrigin(
  context: QueryContext,
  info: ResolveInfo,
): BookingOrigin | null {
  const settings = readSettings(context);
  if (context.path === undefined || !settings) return null;
  return {
    site: new URL(settings.url).host,
    page: context.path.startsWith("/") ? formatPageName(context.path) : "",
    place: findPlace(context, info),
  };
}

/** The type of section, or the name of the page's part in the query, with the entry's number: `plans.2`, `closing`. */
function findPlace(
  { nodeModel }: QueryContext,
  { path, variableValues }: ResolveInfo,
): string {
  const [, part, ...below] = buildSteps(path);
  const index = below[0]?.key;
  if (part?.key !== "sections" || typeof index !== "number")
    return kebabCase(String(part?.key)) + findEntry(below);
  const kind = kebabCase(String(below[1]?.typename).replace(/Section$/, ""));
  // The not-found page queries its record by key.
  const { id = "LandingPage:not-found" } = variableValues;
  const sections =
    nodeModel.getNodeById({ id: String(id), type: "LandingPage" })?.sections ??
    [];
  const own = sections[index]?.type;
  const nth = sections
    .slice(0, index + 1)
    .filter(({ type }) => type === own).length;
  return `${kind}${nth > 1 ? `-${nth}` : ""}${findEntry(below.slice(1))}`;
}

function findEntry(steps: readonly ResponsePath[]): string {
  const entry = steps.find(({ key }) => typeof key === "number");
  return entry ? `.${Number(entry.key) + 1}` : "";
}

function buildSteps(path: ResponsePath): ResponsePath[] {
  return path.prev ? [...buildSteps(path.prev), path] : [path];
}
