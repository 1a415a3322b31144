import type { ContentType } from "../../content-type";
import type { LocatedProblem } from "../../problems/problem";
import { suggest } from "../../problems/suggest";
import { atStart } from "./check-places";
import { toAddressPart } from "../check-file";

/**
 * A file that no content type claims would be left out of the site without a word; `files` are all the
 * files of `content/`, so that nobody is sent to a place that is taken.
 */
export function explainMisplacedFile(
  file: string,
  types: readonly ContentType[],
  files: ReadonlySet<string> = new Set(),
): LocatedProblem {
  const what = "is in no place that the site reads";
  return atStart(file, { what, hint: suggestPlace(file, types, files) });
}

function suggestPlace(
  file: string,
  types: readonly ContentType[],
  files: ReadonlySet<string>,
): string {
  const places = types.map(({ files: place }) => `content/${place}`);
  const single = places.filter(
    (place) => !place.includes("<key>") && folderOf(place) === folderOf(file),
  );
  const near = single.find((place) => stemOf(place) === suggest(stemOf(file), single.map(stemOf)));
  if (near !== undefined && !files.has(near)) return `did you mean "${near}"?`;
  if (near !== undefined && stemOf(near) === stemOf(file)) return isTaken(near);
  const ofFolder = places.filter((place) => topOf(place) === topOf(file));
  const keyed = ofFolder.find((place) => place.includes("<key>"));
  if (keyed !== undefined) return moveTo(keyed, file, files);
  const folders = [...new Set(places.map((place) => topOf(place)))];
  return `move it to ${(ofFolder.length > 0 ? ofFolder : folders).join(" or ")}`;
}

function moveTo(place: string, file: string, files: ReadonlySet<string>): string {
  const [, , ...inside] = file.split("/");
  const name = inside.length === 1 ? stemOf(file) : (inside.at(-2) ?? "");
  const target = place.replace("<key>", toAddressPart(name));
  return files.has(target) ? isTaken(target) : `move it to ${target}`;
}

function isTaken(place: string): string {
  return `remove it: ${place} is there already, and notes belong outside content/`;
}

function folderOf(path: string): string {
  return path.split("/").slice(0, -1).join("/");
}

/** `content/blog` for every file of the blog, `content/site.yaml` for a file beside the folders. */
function topOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function stemOf(path: string): string {
  return (path.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
}
