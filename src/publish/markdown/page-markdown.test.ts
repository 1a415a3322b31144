import { renderPageAsMarkdown } from "./page-markdown";

function convert(main: string): string {
  return wholePage(main).split("---\n\n")[1]?.trim() ?? "";
}

function wholePage(html: string): string {
  const url = "https://northcart.test/pricing";
  const main = `<main>${html}</main>`;
  return renderPageAsMarkdown({
    url,
    title: "Plans: all",
    description: "Three.",
    main,
  });
}

test("front matter has the page's title, description, and URL", () => {
  expect(wholePage("<h1>Plans</h1>")).toBe(
    '---\ntitle: "Plans: all"\ndescription: Three.\nurl: https://northcart.test/pricing\n---\n\n# Plans\n',
  );
});

test("links and pictures have absolute URLs, and pictures their alt text", () => {
  expect(
    convert(
      '<p>See <a href="/process">how</a> and <a href="#faq">why</a>.</p>',
    ),
  ).toBe(
    "See [how](https://northcart.test/process) and [why](https://northcart.test/pricing#faq).",
  );
  expect(convert('<a href="mailto:hello@northcart.test">Write</a>')).toBe(
    "[Write](mailto:hello@northcart.test)",
  );
  expect(
    convert(
      '<img src="/static/a.jpg" alt="A desk"><img src="/icons/b.svg" alt="">',
    ),
  ).toBe("![A desk](https://northcart.test/static/a.jpg)");
});

test("a table keeps its caption and columns", () => {
  const table =
    '<table><caption>Sales</caption><thead><tr><th>Day</th><th>Sum</th></tr></thead><tbody><tr><th scope="row">1</th><td>$5</td></tr></tbody></table>';
  expect(convert(table)).toBe("Sales\n\n| Day | Sum |\n| - | - |\n| 1 | $5 |");
});

test("closed questions are expanded below their headings", () => {
  const faq =
    "<details><summary><h3>May I cancel?</h3></summary><p>Yes.</p></details>";
  expect(convert(faq)).toBe("### May I cancel?\n\nYes.");
  expect(
    convert("<details><summary>Terms</summary><p>All.</p></details>"),
  ).toBe("**Terms**\n\nAll.");
});

test("an expandable quote appears once, in full and without its control", () => {
  const more = '<summary><span data-when="closed">Read More</span></summary>';
  const quote = `<blockquote><p data-short-quote="">They listen.</p><details>${more}<p>They listen. And act.</p></details></blockquote>`;
  expect(convert(quote)).toBe("> They listen. And act.");
});

test("a summary that repeats the line above appears once", () => {
  const plan =
    "<div><h3>Starter</h3></div><details><summary><h3>Starter</h3></summary><p>Email.</p></details>";
  expect(convert(plan)).toBe("### Starter\n\nEmail.");
});

const billing =
  '<fieldset><legend>Billing</legend><label><input type="radio"><span>Monthly</span></label><label><input type="radio"><span>Annual</span></label></fieldset>';

test("all states of a switch are included with their names", () => {
  const plan =
    '<div data-option="0"><p>$199</p></div><div data-option="1"><p><s><span>Regular price </span>$199</s></p></div>';
  expect(
    convert(`<div>${billing}<p data-option="1">Save 20%</p></div>${plan}`),
  ).toBe(
    "Billing: Monthly, Annual\n\n**Annual:** Save 20%\n\n**Monthly**\n\n$199\n\n**Annual**\n\n~~Regular price $199~~",
  );
});

test("states in lists and tables have names too, and icons their labels", () => {
  const list =
    '<dl><div><dt>ROAS</dt><dd data-option="0">3.4x</dd><dd data-option="1">3.5x</dd></div></dl>';
  const arrow = '<span role="img" aria-label="up 2">2</span>';
  const table = `<table><thead><tr><th>Word</th><th>Change</th></tr></thead><tbody data-option="1"><tr><th>linen</th><td>${arrow}</td></tr></tbody></table>`;
  expect(convert(`<div><div>${billing}</div>${list}${table}</div>`)).toBe(
    [
      "Billing: Monthly, Annual",
      "- ROAS: **Monthly:** 3.4x · **Annual:** 3.5x",
      "| Word | Change |\n| - | - |\n| **Annual** | |\n| linen | up 2 |",
    ].join("\n\n"),
  );
});

test("two switches name their own states", () => {
  const other = billing.replace("Monthly", "Days").replace("Annual", "Weeks");
  const parts = [billing, other].map(
    (control) => `<div>${control}<p data-option="0">x</p></div>`,
  );
  expect(convert(parts.join(""))).toBe(
    "Billing: Monthly, Annual\n\n**Monthly:** x\n\nBilling: Days, Weeks\n\n**Days:** x",
  );
});

test("cards become headings with text, plain lists stay lists", () => {
  expect(
    convert(
      "<ul><li><h3>Email</h3><p>Flows.</p></li><li><h3>Ads</h3></li></ul>",
    ),
  ).toBe("### Email\n\nFlows.\n\n### Ads");
  expect(convert("<ol><li>One</li><li>Two</li></ol>")).toBe("1. One\n2. Two");
});

test("a figure comes before its label", () => {
  expect(convert("<dl><div><dt>Retention</dt><dd>98%</dd></div></dl>")).toBe(
    "- 98%: Retention",
  );
});

test("terms are on one line with their descriptions", () => {
  const list = "<dl><div><dt>ROAS</dt><dd>3.4x</dd><dd>+9%</dd></div></dl>";
  expect(convert(list)).toBe("- ROAS: 3.4x · +9%");
});

test("a tooltip's text is in brackets", () => {
  const feature =
    '<li>Email<button aria-label="What?"></button><div popover>Ten a month.</div></li>';
  expect(convert(`<ul>${feature}</ul>`)).toBe("- Email (Ten a month.)");
});

test("a chart becomes text", () => {
  const chart =
    '<svg role="img"><title>Sales</title><desc>They rise.</desc><path d="M0 0"/></svg><div aria-hidden="true">$0</div>';
  expect(convert(`<h2>Report</h2>${chart}`)).toBe(
    "## Report\n\nSales. They rise.",
  );
});

test("a callout becomes a quotation, and its headings do not link to themselves", () => {
  expect(convert('<div role="note"><p>Tip</p><p>Wait.</p></div>')).toBe(
    "> Tip\n>\n> Wait.",
  );
  expect(convert('<h2 id="a"><a href="#a">Start</a></h2>')).toBe("## Start");
});

test("navigation within the page is left out, other navigation stays", () => {
  expect(
    convert('<nav><ol><li><a href="#a">Start</a></li></ol></nav><p>x</p>'),
  ).toBe("x");
  expect(convert('<nav><a href="/blog">Blog</a></nav>')).toBe(
    "[Blog](https://northcart.test/blog)",
  );
});

test("a separator replaces styles that keep texts apart", () => {
  expect(convert("<p><strong>Taylrd</strong><span>Founder</span></p>")).toBe(
    "**Taylrd** · Founder",
  );
});

test("a link has no new-tab hint", () => {
  const hint = '<span class="visually-hidden"> (opens in a new tab)</span>';
  expect(
    convert(
      `<p><a href="https://book.test/demo" target="_blank">Book${hint}</a></p>`,
    ),
  ).toBe("[Book](https://book.test/demo)");
});
