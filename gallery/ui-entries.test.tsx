import { readdirSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { toImage } from "../src/test-support/fragments";
import { playSlider } from "../src/test-support/slides";
import { makeUiEntries } from "./ui-entries";

const folder = "src/components/ui";
const files = readdirSync(folder).filter((file) => /^[a-z-]+\.tsx$/.test(file));

const cover = toImage("A parcel");
const entries = makeUiEntries({
  icons: { enumValues: [{ name: "cart" }] },
  forCard: { cover },
  forSide: { cover },
  forCover: { cover },
});

beforeEach(() => {
  playSlider();
});

test.each(files)("every component of %s is in the gallery, as that file's", async (file) => {
  const path = join(folder, file);
  const exported = (await import(`../${path}`)) as Record<string, unknown>;
  const components = Object.keys(exported).filter((name) => /^[A-Z]/.test(name));
  const shown = entries
    .filter((entry) => entry.file === path && entry.component === exported[entry.name])
    .map(({ name }) => name);
  expect(shown.sort()).toEqual(components.sort());
});

test("no entry has a file that is gone", () => {
  const known = files.map((file) => join(folder, file));
  expect(entries.map(({ file }) => file).filter((file) => !known.includes(file))).toEqual([]);
});

test.each(entries.map((entry) => [entry.name, entry] as const))(
  "%s shows something in each of its variants",
  (_, { variants }) => {
    const empty = variants.filter(({ element }) => {
      const { container } = render(element);
      return container.innerHTML === "";
    });
    expect(variants).not.toEqual([]);
    expect(empty.map(({ label }) => label)).toEqual([]);
  },
);
