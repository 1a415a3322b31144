import type { Problem } from "../../problems/problem";

/** What cameras, phones and programs call a picture, and files with their endings. */
const fileNames = [
  /^\S*\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?)$/i,
  /^(?:img|dsc[fn]?|pxl|mvimg|dji|gopr|p)[ _-]?\d{3,}\S*$/i,
  /^screen ?shot\b.*\d/i,
  /^(?:image|picture|photo|untitled|whatsapp image)[ _-]?\(?\d[\d ._:at-]*\)?$/i,
];

/** Words that stand for a picture say what it shows; a name says nothing to those who do not see it. */
export function checkAlt(alt: string): Problem[] {
  if (!fileNames.some((name) => name.test(alt.trim()))) return [];
  const what = `"${alt.trim()}" is the name of a file, not what the picture shows`;
  return [{ what, hint: "write what the picture shows, as you would tell it on the phone" }];
}
