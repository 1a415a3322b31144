import { findAll, readLine } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readPageRoutes } from "../read/site-routes";

test.each(readPageRoutes())(
  "the sources of $path and the figures in its text link to each other",
  (route) => {
    const root = readDocument(route);
    const links = findAll(root, "a.figure").map((link) =>
      link.getAttribute("href"),
    );
    const entries = findAll(root, "aside li");
    const figures = findAll(
      root,
      "aside a[id^=source-]",
    ) as HTMLAnchorElement[];
    const ids = figures.map(({ id }) => `#${id}`);
    expect(links.filter((link) => !ids.includes(link ?? ""))).toEqual([]);
    const text = readLine(root.querySelector("main")).replace(
      readLine(root.querySelector("aside")),
      "",
    );
    for (const figure of figures) {
      expect(decodeURIComponent(figure.hash).replace(/\s+/g, " ")).toBe(
        `#:~:text=${readLine(figure)}`,
      );
      expect(text).toContain(readLine(figure));
    }
    for (const entry of entries) {
      expect(readLine(entry.lastElementChild)).not.toBe("");
      const links = findAll(entry, "p:last-child a[href]").map((link) =>
        link.getAttribute("href"),
      );
      expect(links).not.toContain(route.path);
    }
  },
);
