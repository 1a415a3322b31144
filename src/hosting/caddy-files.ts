import { pathHeaders } from "./headers";
import type { HostingFacts } from "./hosting-facts";

/** The parts of hosting/Caddyfile that the build knows. */
export function toCaddyFiles({ headers, redirects }: HostingFacts): Record<string, string> {
  const always = Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`);
  const byPath = pathHeaders.flatMap(({ header, classes, otherwise }) => [
    `header ${header} "${otherwise}"`,
    // The last that sets a header applies, so the first class comes last.
    ...[...classes]
      .reverse()
      .flatMap(({ name, pattern, value }) => [
        `@${name} path_regexp ${pattern.source.replaceAll("\\/", "/")}`,
        `header @${name} ${header} "${value}"`,
      ]),
  ]);
  return {
    "headers.caddy": toText([...always, ...byPath]),
    "redirects.caddy": toText(Object.entries(redirects).map(([from, to]) => `${from} ${to}`)),
  };
}

const toText = (lines: readonly string[]) => `${lines.join("\n")}\n`;
