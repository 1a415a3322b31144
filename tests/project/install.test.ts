import { spawnSync } from "node:child_process";

test("installing says nothing of packages that don't agree with each other", () => {
  const args = ["ci", "--dry-run", "--offline"];
  const { status, stderr } = spawnSync("npm", args, { encoding: "utf8" });
  expect(status).toBe(0);
  // What a machine's own npm settings give rise to is not the project's.
  expect(stderr.split("\n").filter((line) => line.includes("ERESOLVE"))).toEqual([]);
}, 60_000);
