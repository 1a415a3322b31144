// Makes sure that the tests of src/publish/hosts/servers/ have their servers: nginx with its Brotli module, and Caddy.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "./debian-packages";

const isThere = (program: string) => spawnSync(program, ["version"]).error === undefined;
const areThere =
  isThere("nginx") &&
  existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so") &&
  isThere("caddy");

if (!areThere && !installPackages("nginx-light", "libnginx-mod-http-brotli-static", "caddy")) {
  console.error("Install nginx with its module brotli_static, and Caddy, and try again.");
  process.exit(1);
}
