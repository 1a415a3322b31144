import type { UiData } from "./ui/gallery-data";
import { frameEntries } from "./ui/frames";
import { interactiveEntries } from "./ui/interactive";
import { linkEntries } from "./ui/links";
import { makePictureEntries } from "./ui/pictures";
import { textEntries } from "./ui/text";
import type { UiEntry } from "./ui/ui-entry";

/** All components for any page by name; a unit test tells which one is missing. */
export function makeUiEntries(data: UiData): UiEntry[] {
  return [
    ...linkEntries,
    ...textEntries,
    ...frameEntries,
    ...interactiveEntries,
    ...makePictureEntries(data),
  ].sort((a, b) => a.name.localeCompare(b.name));
}
