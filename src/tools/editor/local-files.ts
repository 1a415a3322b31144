/** The editor keeps the folder that the writer has chosen in a database of its own. */
const store = "file-system-handles";
const key = "root_dir_handle";

/** The files of the project's folder, which the writer has let the editor change. */
export type LocalFiles = ReturnType<typeof openLocalFiles>;

export function openLocalFiles(databaseName: string) {
  const readFolder = async () => {
    const database = await wait(indexedDB.open(databaseName));
    try {
      const stored = database.transaction(store).objectStore(store).get(key);
      return (await wait(stored)) as FileSystemDirectoryHandle;
    } finally {
      // Before a folder is chosen, there is no such store, and the editor has yet to add it.
      database.close();
    }
  };
  const open = async (path: string, options?: FileSystemGetFileOptions) => {
    let folder = await readFolder();
    const names = path.split("/");
    for (const name of names.slice(0, -1))
      folder = await folder.getDirectoryHandle(name);
    return folder.getFileHandle(names.at(-1) ?? "", options);
  };
  /** A file's text; empty if there is no such file. */
  const read = async (path: string) => {
    const found = await open(path).catch(() => undefined);
    return (await (await found?.getFile())?.text()) ?? "";
  };
  return {
    read,
    /** Adds a file to a folder, and returns its name there. */
    add: async (folder: string, file: File) => {
      let name = formatFileName(file.name);
      while ((await read(`${folder}/${name}`)) !== "")
        name = name.replace(/(?=\.\w+$)/, "-2");
      const added = await open(`${folder}/${name}`, { create: true });
      const writable = await added.createWritable();
      await writable.write(file);
      await writable.close();
      return name;
    },
  };
}

function wait<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(String(request.error)));
  });
}

/** `My photo 1.JPG` as `my-photo-1.jpg`. */
export function formatFileName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, "-");
}
