import { findAll } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readPageRoutes } from "../read/site-routes";
import { listFaults } from "./support/by-path";

test("every picture has a width and a height, so that nothing moves when it arrives", () => {
  const faults = listFaults(readPageRoutes(), (route) =>
    findAll(readDocument(route), "img")
      .filter((image) => ["width", "height"].some((side) => !isPixels(image.getAttribute(side))))
      .map((image) => image.outerHTML),
  );
  expect(faults).toEqual([]);
});

function isPixels(value: string | null): boolean {
  return /^[1-9]\d*$/.test(value ?? "");
}
