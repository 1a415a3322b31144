/** Servers redirect paths of these: without them, hardly any path would be worth a redirect. */
const plain = [
  ["/", "//", "///"],
  [".", "..", "..."],
  ["about", "services", "index.html", "static", "evil.example"],
];

/** What servers, proxies and browsers read in different ways. */
const odd = [
  ["\\", "/\\", "\\/", "%2f", "%2F", "%5c", "%5C", "%252f", "%255C", "%25255c"],
  ["%2e", "%2E%2e", "%252e%252E", ";", "~"],
  [
    "%00",
    "%09",
    "%0a",
    "%0A",
    "%0d",
    "%0d%0a",
    "%0D%0A%20",
    "%250d%250a",
    "%7f",
    "%20",
    "%E2%80%A8",
  ],
  // Overlong forms of slash, dot, backslash, line break and zero.
  ["%c0%af", "%C0%AE", "%c1%9c", "%e0%80%af", "%C0%8D%c0%8a", "%c0%80", "%u2215", "%ef%bc%8f"],
  ["%", "%%", "%g0", "%5", "{uri}", "$1", "$uri", "[::1]", "*", "\u00ff", ":", "#", "&"],
  ["@evil.example", "evil.example:80", "https:", "http:%5c%5c", "javascript:"],
  ["%61bout", "X-Injected:%201", "Set-Cookie:a=b"],
];
const queries = [
  "",
  "",
  "?",
  "?a=b",
  "?//evil.example",
  "?\\evil.example",
  "?%0d%0aX-Injected:%201",
];
const endings = ["", "/", "/", "/index.html", "%2f", "\\", "//"];

/** Paths of one to seven hostile parts, always the same ones for one seed. */
export function makeHostilePaths(count: number, seed: number): string[] {
  const random = makeRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, () => {
    const length = 1 + Math.floor(random() * 7);
    const oddness = random();
    const middle = Array.from({ length }, () => pick(pick(random() < oddness ? odd : plain) ?? []));
    return ["/", ...middle, pick(endings), pick(queries)].join("");
  });
}

/** Numbers from 0 up to 1, by the generator mulberry32. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
