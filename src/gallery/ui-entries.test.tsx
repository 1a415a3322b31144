import { readdirSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { toImage } from "../test-support/fragments";
import { playSlider } from "../test-support/slides";
import { makeUiEntries } from "./gallery";

const files = ["ui", "picture", "section", "slider"].flatMap((folder) =>
  readdirSync(join("src/components", folder))
    .filter((file) => /^[a-z-]+\.tsx$/.test(file))
    .map((file) => join("src/components", folder, file)),
);

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

test("no entry has a file that is gone", () => {
  expect(entries.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([]);
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
