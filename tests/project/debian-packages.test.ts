import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
const folder = mkdtempSync(path.join(tmpdir(), "debian-packages-"));

beforeAll(() => {
  const stub = path.join(folder, "apt-get");
  writeFileSync(stub, '#!/bin/sh\necho "apt-get $1"\n');
  chmodSync(stub, 0o755);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("what will be installed is on the screen before apt-get runs, and nothing where it may not run", () => {
  const script = `import { installPackages } from "./scripts/debian-packages";
    console.log(installPackages(["caddy", "nginx-light"]));`;
  const { stdout } = spawnSync("npx", ["tsx", "--eval", script], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH ?? ""}` },
  });
  expect(stdout.trim().split("\n")).toEqual(
    isRootOnDebian
      ? [
          "Installing the missing Debian packages with apt-get: caddy, nginx-light.",
          "apt-get update",
          "apt-get install",
          "true",
        ]
      : ["false"],
  );
});
