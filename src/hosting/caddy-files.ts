import { cacheClasses, revalidated } from "./headers";
import type { HostingFacts } from "./hosting-facts";

/** The parts of hosting/Caddyfile that the build knows. */
export function toCaddyFiles({ headers, redirects }: HostingFacts): Record<string, string> {
  const always = Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`);
  // The last that sets a header wins, so the first class stands last.
  const cached = [...cacheClasses]
    .reverse()
    .flatMap(({ name, pattern, value }) => [
      `@${name} path_regexp ${pattern.source.replaceAll("\\/", "/")}`,
      `header @${name} Cache-Control "${value}"`,
    ]);
  return {
    "headers.caddy": toText([...always, `header Cache-Control "${revalidated}"`, ...cached]),
    "redirects.caddy": toText(Object.entries(redirects).map(([from, to]) => `${from} ${to}`)),
  };
}

const toText = (lines: readonly string[]) => `${lines.join("\n")}\n`;
