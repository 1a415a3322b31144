import { readdirSync } from "node:fs";
import { icon } from "./shared-fields";

test("every icon name has a drawing, and every drawing a name", () => {
  const drawings = readdirSync("static/icons").filter((file) => file.endsWith(".svg"));
  expect(drawings.sort()).toEqual(icon.options.map((name) => `${name}.svg`).sort());
});
