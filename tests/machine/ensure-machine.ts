// `tsx tests/machine/ensure-machine.ts [chromium] [hosts]`: installs what tests need and the machine lacks. As root on Debian, it installs
// Debian's packages; elsewhere, Playwright downloads a browser, which some networks block.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./find-chromium";

const [font, brotliModule] = [
  "fonts-liberation",
  "libnginx-mod-http-brotli-static",
];
const needs = process.argv.slice(2);
const missing: string[] = [];

const hasBrowser = () =>
  findChromium() !== undefined || existsSync(chromium.executablePath());
if (needs.includes("chromium")) {
  const lacksShell =
    !process.env.CHROME_PATH && findHeadlessShell() === findChromium();
  if (!hasBrowser() || (process.env.CI && lacksShell))
    missing.push("chromium", "chromium-headless-shell", "fontconfig");
  const { status, stdout } = spawnSync("fc-list", [":", "family"], {
    encoding: "utf8",
  });
  // Without fc-list, as on macOS and Windows, Arial is installed.
  const hasFont = status !== 0 || /Arial|Liberation Sans|Roboto/.test(stdout);
  if (!hasFont || missing.length > 0) missing.push(font);
}
if (needs.includes("hosts")) {
  if (spawnSync("nginx", ["-v"]).error) missing.push("nginx-light");
  if (!existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"))
    missing.push(brotliModule);
}

if (
  missing.length > 0 &&
  process.getuid?.() === 0 &&
  existsSync("/etc/debian_version")
) {
  console.log(
    `Installing the missing Debian packages with apt-get: ${missing.join(", ")}.`,
  );
  const install =
    "DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends";
  const isInstalled = run(`apt-get update && ${install} ${missing.join(" ")}`);
  if (isInstalled) missing.length = 0;
}
if (
  needs.includes("chromium") &&
  !hasBrowser() &&
  !run("npx playwright install chromium")
)
  fail(
    "Install Chrome or Chromium, or set CHROME_PATH to the path of yours, and try again.",
  );
if (missing.some((name) => name.includes("nginx")))
  fail("Install nginx with its module brotli_static, and try again.");
if (missing.includes(font))
  console.warn(
    `There is neither Arial nor Liberation Sans nor Roboto: install ${font}.`,
  );

function run(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}
