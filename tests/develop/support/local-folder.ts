import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { listFiles } from "../../serve/list-files";

/** The texts and the posts' pictures of a content folder, as base64 by their paths with its name. All pictures, 15 MB, would take seconds. */
function readAll(folder: string): Record<string, string> {
  const paths = listFiles(folder)
    .filter((file) => /\.(md|yaml)$|^blog/.test(file))
    .map((file) => path.join(path.basename(folder), file));
  const parent = path.dirname(folder);
  return Object.fromEntries(
    paths.map((file) => [
      file,
      readFileSync(path.join(parent, file), "base64"),
    ]),
  );
}

/**
 * Opens the editor on a copy of `content/` in the browser's own file system, in place of the dialog that picks a folder, which tests can't
 * use. Everything after the dialog is the same.
 */
export async function openFolder(page: Page, content: string): Promise<void> {
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [file, text] of Object.entries(files)) {
      const folders = file.split("/");
      const name = folders.pop() ?? "";
      let folder = root;
      for (const each of folders)
        folder = await folder.getDirectoryHandle(each, { create: true });
      const handle = await folder.getFileHandle(name, { create: true });
      const writable = await handle.createWritable();
      await writable.write(
        Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
      );
      await writable.close();
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) });
  }, readAll(content));
  await page
    .getByRole("button", { name: "Work with Local Repository" })
    .click();
}

/** A file's content as the editor wrote it. */
export async function readWritten(page: Page, file: string): Promise<Buffer> {
  const text = await page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const each of names.slice(0, -1))
      folder = await folder.getDirectoryHandle(each);
    const handle = await folder.getFileHandle(names.at(-1) ?? "");
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    return btoa(
      Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""),
    );
  }, file.split("/"));
  return Buffer.from(text, "base64");
}
