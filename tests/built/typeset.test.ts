import { findAll, readLine } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readSiteFile } from "../read/site-file";
import { readPageRoutes } from "../read/site-routes";
import { listProblems } from "./support/by-path";

/** A straight apostrophe, which typeset text never has. The other rules are tested next to their code. */
const TYPED = /\S*[A-Za-z](?:'|&#x27;|&apos;)[a-z]\S*/g;

test("no text, label, description or structured data has a straight apostrophe, except in code", () => {
  const problems = listProblems(readPageRoutes(), (route) => {
    const page = readDocument(route).cloneNode(true) as Document;
    for (const code of findAll(
      page,
      "script:not([type]), style, code, pre, kbd",
    ))
      code.remove();
    const named = ["alt", "aria-label", "content"].flatMap((name) =>
      findAll(page, `:not([http-equiv])[${name}]`).map((element) =>
        element.getAttribute(name),
      ),
    );
    const texts = [readLine(page.documentElement), ...named].join("\n");
    return texts.match(TYPED) ?? [];
  });
  expect(problems).toEqual([]);
});

test.each(["rss.xml", "llms.txt"])("%s has typographic characters", (file) => {
  // Backticks and fences enclose code.
  const text = readSiteFile(file)
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, "")
    .replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, "");
  expect(text.match(TYPED) ?? []).toEqual([]);
});
