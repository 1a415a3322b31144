import { makeElement } from "../../lib/html/make-element";
import type { LocalFiles } from "./local-files";

/** A picture next to the text that shows it. */
export interface Picture {
  name: string;
  alt: string;
}

const saveFirst =
  "Save the new entry first. Then it has a folder, and pictures can be added to it.";
const altQuestion =
  "What does the picture show? Write it for readers who don't see it.";
const accept = ".jpg,.jpeg,.png,.webp,.avif";

/** Lets the writer choose a picture, asks what it shows, copies it next to the text in `path`, and hands it over. */
export function choosePicture(
  files: LocalFiles,
  path: string | undefined,
  insert: (picture: Picture) => void,
): void {
  if (path === undefined) {
    alert(saveFirst);
    return;
  }
  const folder = path.slice(0, path.lastIndexOf("/"));
  const add = async (file: File) => {
    const alt = prompt(altQuestion)?.replaceAll(/[[\]]/g, "");
    if (alt) insert({ alt, name: await files.add(folder, file) });
  };
  const input = makeElement("input", { type: "file", accept });
  input.onchange = () => {
    for (const file of input.files ?? []) void add(file);
  };
  input.click();
}
