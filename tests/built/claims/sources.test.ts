import { findAll, readLine } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { readPageRoutes } from "../../read/site-routes";

test.each(readPageRoutes())(
  "the sources of $path and the figures in its text link to each other",
  (route) => {
    const root = readDocument(route);
    const links = findAll(root, "a.figure").map((link) => link.getAttribute("href"));
    const entries = findAll(root, "aside li[id^=source-]");
    const ids = entries.map(({ id }) => `#${id}`);
    expect(links.filter((link) => !ids.includes(link ?? ""))).toEqual([]);
    const text = readLine(root.querySelector("main")).replace(
      readLine(root.querySelector("aside")),
      "",
    );
    for (const entry of entries) {
      const [value, source] = [entry.querySelector("a"), entry.lastElementChild];
      expect(decodeURIComponent(value?.hash ?? "")).toBe(`#:~:text=${readLine(value)}`);
      expect(text).toContain(readLine(value));
      expect(readLine(source)).not.toBe("");
    }
  },
);
