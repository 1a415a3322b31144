import { CASES } from "../../agreed/case-facts";
import { KINDS } from "../../agreed/page-kinds";
import { WORKED_EXAMPLES } from "../../agreed/worked-examples";
import { findAll, readLine } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { readRecords } from "../../read/records";
import { readPageRoutes } from "../../read/site-routes";

/** Sums, shares and multiples: what a sceptic reckons with. */
const figure = /\$[\d,.]*\d[KM]?|\d[\d,.]*%|\b\d+(?:\.\d+)?x\b/g;
/** What `npm run launch-check` lists: figures of records, each with its standing. */
const known = new Set(
  [
    ...["facts", "plans", "pricing-plans", "partner-fees"].map((name) => `shared/${name}.yaml`),
    ...CASES.map(({ key }) => `case-studies/${key}/index.yaml`),
  ].flatMap((file) => JSON.stringify(readRecords(file)).match(figure) ?? []),
);
const prices = readRecords("shared/pricing-plans.yaml") as Record<
  string,
  Record<"monthly" | "annual", { price: number; originalPrice: number }>
>;
for (const { monthly, annual } of Object.values(prices)) {
  for (const { price, originalPrice } of [monthly, annual])
    for (const dollars of [price, originalPrice]) known.add(`$${dollars.toLocaleString("en-US")}`);
}
const routes = readPageRoutes();
/** A post or page that a writer adds may reckon as well: those that are agreed are checked. */
const AGREED = [...KINDS, ...CASES].map((each) => each.path).concat(Object.keys(WORKED_EXAMPLES));
const agreed = routes.filter((route) => AGREED.includes(route.path));

test.each(agreed)("$path names no figure without a record that says where it is from", (route) => {
  const main = readDocument(route).querySelector("main")!.cloneNode(true) as Element;
  // Samples and examples say that they are; the billing switch names its discount, which launch-check doubts.
  for (const section of findAll(main, "section, svg, fieldset + p")) {
    if (/sample data|example|round numbers|Save 20%/i.test(section.textContent)) {
      for (const part of findAll(section, "h2 ~ *, p, table, li, div > div > div")) {
        if (/sample data|example|round numbers|Save 20%/i.test(section.textContent)) part.remove();
      }
    }
  }
  for (const part of findAll(main, "*")) part.append(" ");
  const named = main.textContent.match(figure) ?? [];
  const examples = WORKED_EXAMPLES[route.path] ?? [];
  expect(named.filter((each) => !known.has(each) && !examples.includes(each))).toEqual([]);
});

test.each(routes)(
  "entries of the account of $path and figures in its text lead to each other",
  (route) => {
    const root = readDocument(route);
    const links = findAll(root, "a.figure").map((link) => link.getAttribute("href"));
    const entries = findAll(root, "aside li[id^=account-]");
    const ids = entries.map(({ id }) => `#${id}`);
    expect(links.filter((link) => !ids.includes(link ?? ""))).toEqual([]);
    const text = readLine(root.querySelector("main")).replace(
      readLine(root.querySelector("aside")),
      "",
    );
    for (const entry of entries) {
      const [value, source] = [entry.querySelector("a"), entry.lastElementChild];
      expect(decodeURIComponent(value?.hash ?? "")).toBe(`#:~:text=${readLine(value)}`);
      expect(text).toContain(readLine(value));
      expect(readLine(source)).not.toBe("");
    }
  },
);
