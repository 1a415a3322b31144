import { renderPageAsMarkdown } from "./page-markdown";

const page = {
  url: "https://northcart.test/pricing",
  title: "Plans: all",
  description: "Three.",
};

function convert(html: string): string {
  const markdown = renderPageAsMarkdown({
    ...page,
    main: `<main>${html}</main>`,
  });
  return markdown.split("---\n\n")[1]?.trim() ?? "";
}

test("front matter has the page's title, description, and URL", () => {
  expect(renderPageAsMarkdown({ ...page, main: "<main></main>" })).toMatch(
    /^---\ntitle: "Plans: all"\ndescription: Three.\nurl: https:\/\/northcart.test\/pricing\n---\n/,
  );
});

test.each([
  [
    "links and pictures have absolute URLs",
    '<p>See <a href="/process">how</a>.</p><img src="/static/a.jpg" alt="A desk"><img src="/b.svg" alt="">',
    "See [how](https://northcart.test/process).\n\n![A desk](https://northcart.test/static/a.jpg)",
  ],
  [
    "links within the page are text, and navigation of only these is left out",
    '<nav><ol><li><a href="#a">Start</a></li></ol></nav><h2 id="a"><a href="#a">Start</a></h2>',
    "## Start",
  ],
  [
    "a link has no hint that it opens a tab",
    '<a href="https://book.test/" target="_blank">Book<span class="visually-hidden"> (opens in a new tab)</span></a>',
    "[Book](https://book.test/)",
  ],
  [
    "a table keeps its caption and columns",
    "<table><caption>Sales</caption><thead><tr><th>Day</th><th>Sum</th></tr></thead><tbody><tr><th>1</th><td>$5</td></tr></tbody></table>",
    "Sales\n\n| Day | Sum |\n| - | - |\n| 1 | $5 |",
  ],
  [
    "closed questions are expanded below their headings, without controls",
    "<details><summary><h3>May I cancel?</h3><svg></svg></summary><p>Yes.</p></details><button>More</button>",
    "### May I cancel?\n\nYes.",
  ],
  [
    "an expandable quote appears once, in full",
    '<blockquote><p data-short-quote="">They listen.</p><details><summary><span data-when="closed">Read More</span></summary><p>They listen. And act.</p></details></blockquote>',
    "> They listen. And act.",
  ],
  [
    "what a switch shows has the names of its choices",
    '<fieldset><legend>Billing</legend><label><input type="radio"><span>Monthly</span></label></fieldset><div data-choice="Monthly"><p>$199</p></div>',
    "Billing\n\nMonthly\n\n**Monthly**\n\n$199",
  ],
  [
    "a term comes with its descriptions",
    "<dl><div><dt>ROAS</dt><dd>3.4x</dd></div></dl>",
    "- ROAS\n\n  3.4x",
  ],
  [
    "a chart becomes text, and an icon its label",
    '<svg role="img"><title>Sales</title><desc>They rise.</desc><path d="M0 0"/></svg><p><span role="img" aria-label="up 2">2</span></p>',
    "Sales\n\nThey rise.\n\nup 2",
  ],
  [
    "a callout becomes a quotation",
    '<div role="note"><p>Tip</p><p>Wait.</p></div>',
    "> Tip\n>\n> Wait.",
  ],
  [
    "neighbors that only styles keep apart have a space",
    "<p><strong>Taylrd</strong><span>Founder</span></p>",
    "**Taylrd** Founder",
  ],
])("%s", (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});
