import type { IncomingHttpHeaders } from "node:http";

/**
 * The score that MDN's HTTP Observatory gives (its algorithm 6), as far as it depends on what a static site answers. Its parts and
 * points: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and src/grader/charts.js of mdn/mdn-http-observatory.
 * A site begins with 100. Points above are given only where nothing takes more than 10 away. What needs the real domain, such as
 * preloaded HSTS (+5), is left out; the redirect to HTTPS is the host's.
 */
export function toObservatoryScore(headers: IncomingHttpHeaders, pagePolicy: string): number {
  const parts = listParts(headers, pagePolicy);
  const penalties = parts.filter((points) => points < 0).reduce((sum, points) => sum + points, 0);
  const bonus = parts.filter((points) => points > 0).reduce((sum, points) => sum + points, 0);
  return 100 + penalties + (penalties >= -10 ? bonus : 0);
}

function listParts(headers: IncomingHttpHeaders, pagePolicy: string): number[] {
  const read = (name: string) => String(headers[name] ?? "");
  const own = readPolicy(read("content-security-policy"));
  const maxAge = Number(/max-age=(\d+)/.exec(read("strict-transport-security"))?.[1] ?? -1);
  return [
    scorePolicy(own, readPolicy(pagePolicy)),
    headers["set-cookie"] === undefined ? 0 : -20,
    read("access-control-allow-origin") === "" ? 0 : -50,
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(read("referrer-policy"))
      ? 5
      : 0,
    maxAge < 0 ? -20 : maxAge < 15_768_000 ? -10 : 0,
    read("x-content-type-options") === "nosniff" ? 0 : -5,
    own.has("frame-ancestors") ? 5 : -20,
    /^same-(origin|site)$/.test(read("cross-origin-resource-policy")) ? 10 : 0,
    /^same-origin(-allow-popups)?$/.test(read("cross-origin-opener-policy")) ? 10 : 0,
    /^(require-corp|credentialless)$/.test(read("cross-origin-embedder-policy")) ? 10 : 0,
  ];
}

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string): Policy {
  const directives = (text.match(/[^;]+/g) ?? []).map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

/** Both policies hold: a source counts where each that speaks of it allows it. */
function scorePolicy(own: Policy, ofPage: Policy): number {
  const policies = [own, ofPage];
  if (policies.every(({ size }) => size === 0)) return -25;
  const allowed = (name: string) =>
    policies
      .flatMap((policy) => policy.get(name) ?? policy.get("default-src") ?? [])
      .concat(policies.some((each) => each.has(name) || each.has("default-src")) ? [] : "*");
  const broad = /^('unsafe-inline'|data:|\*|https?:|ftp:)$/;
  if (["script-src", "object-src"].flatMap(allowed).some((source) => broad.test(source)))
    return -20;
  if (["script-src", "style-src"].flatMap(allowed).includes("'unsafe-eval'")) return -10;
  if (allowed("style-src").some((source) => broad.test(source))) return 0;
  return policies.some((policy) => policy.get("default-src")?.join() === "'none'") ? 10 : 5;
}
