import { execFileSync } from "node:child_process";
import { runMain } from "../src/tools/cli/run-main";
import { CHROMIUM_FLAGS, findChromium } from "./machine/find-chromium";

const routes = [
  "/",
  "/pricing",
  "/case-studies",
  "/case-studies/colo",
  "/blog",
  "/best-shopify-themes",
];

type Categories = Record<string, { title: string; score: number | null }>;

/** `npm run bench [-- https://…]`: Lighthouse's scores of six pages, the medians of three runs, of `npm run serve` or another host. */
runMain(async () => {
  const origin = process.argv[2] ?? "http://localhost:9000";
  await fetch(origin).catch(() => {
    throw new Error(`${origin} doesn't answer: start it with npm run serve.`);
  });
  for (const route of routes) {
    const runs = [1, 2, 3].map(() => measure(origin + route));
    const scores = Object.entries(runs[0] ?? {}).map(([name, { title }]) => {
      const values = runs.map((run) => run[name]?.score ?? 0);
      const [, median = 0] = values.sort((a, b) => a - b);
      return `${title} ${Math.round(median * 100)}`;
    });
    console.log(`${route}  ${scores.join(", ")}`);
  }
});

function measure(url: string): Categories {
  const flags = `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(" ")}`;
  const output = execFileSync(
    "npx",
    ["--yes", "lighthouse@12.8.2", url, "--output=json", "--quiet", flags],
    {
      encoding: "utf8",
      maxBuffer: 64_000_000,
      env: { ...process.env, CHROME_PATH: findChromium() },
    },
  );
  return (JSON.parse(output) as { categories: Categories }).categories;
}
