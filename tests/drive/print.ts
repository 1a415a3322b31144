import type { Page } from "@playwright/test";
import { extractText } from "unpdf";

/** The text of the sheets that the page prints on, as a reader of the PDF copies it. */
export async function readSheets(page: Page, format: "A4" | "A5" = "A4"): Promise<string> {
  const pdf = await page.pdf({ format });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text;
}
