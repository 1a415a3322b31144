import { findAll, readLine } from "../read/elements";
import { readNotes } from "../drive/notes";
import { readDocument } from "../read/read-document";
import { findPageRoute } from "../read/site-routes";

describe.each([
  { path: "/", notes: readNotes("home", "plans") },
  { path: "/pricing", notes: readNotes("pricing", "pricing-plans") },
])("$path", ({ path, notes }) => {
  const page = readDocument(findPageRoute(path));

  test("has the note of every feature behind a button that names the feature", () => {
    const shown = findAll(page, "#plans button[popovertarget]").map((button) => ({
      feature: button.getAttribute("aria-label")?.replace(/^What this means: /, ""),
      text: readLine(page.getElementById(button.getAttribute("popovertarget") ?? "")),
    }));
    expect(shown).toEqual(notes);
  });
});
