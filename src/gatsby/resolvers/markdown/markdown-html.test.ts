import { makeContext, makeInfo } from "../../../test-support/query-context";
import { placeBookings } from "../../../lib/urls/booking-origin";
import { renderMarkdown } from "./markdown-html";

const context = makeContext({
  "FigureSource:terms": { key: "terms", name: "Our terms" },
  "Fact:notice": {
    key: "notice",
    value: "15 days",
    label: "Notice",
    source: "terms",
  },
  "Fact:days": {
    key: "days",
    value: "2-5 days",
    label: "Days",
    source: "terms",
  },
  "Fact:growth": { key: "growth", value: "3x", label: "Growth" },
});

function render(written: string): Promise<string> {
  return renderMarkdown({ written }, context, makeInfo("text"));
}

test("code keeps other languages' braces and those of variables", async () => {
  expect(
    await render(
      "`{{brand}}` and `\\{{x}}`\n\n```liquid\n{{ product.title }}\n```",
    ),
  ).toBe(
    "<p><code>{{brand}}</code> and <code>\\{{x}}</code></p>\n" +
      '<pre role="group" tabindex="0" aria-label="Text" data-scroll="Text"><code class="language-liquid">{{ product.title }}\n</code></pre>',
  );
});

test.each(["\\{{brand}}", "\\{\\{brand}}", "\\{\\{brand\\}\\}"])(
  "%j becomes plain braces",
  async (written) => {
    expect(await render(`${written} is **{{brand}}**`)).toBe(
      "<p>{{brand}} is <strong>Northcart</strong></p>",
    );
  },
);

test("a link to another site opens in a new tab, which is announced", async () => {
  expect(await render("[Shop](https://shop.test/a)")).toBe(
    '<p><a href="https://shop.test/a" target="_blank" rel="noopener"' +
      ' aria-label="Shop (opens in a new tab)">Shop</a></p>',
  );
  expect(
    await render("[the “**{{brand}}**” 2-3 shop](https://shop.test/a)"),
  ).toContain('aria-label="the “Northcart” 2–3 shop (opens in a new tab)"');
});

test("the booking links of a text are numbered", async () => {
  const html = await render("[A](booking:demo) [B](/b) [C](booking:demo)");
  const placed = placeBookings(html, "blog/ads", "body");
  expect(placed.match(/utm_content=[^&]+|utm_campaign=[^"]+/g)).toEqual([
    "utm_content=body.1",
    "utm_campaign=blog/ads",
    "utm_content=body.2",
    "utm_campaign=blog/ads",
  ]);
});

test("variables are filled in after the parser has encoded them", async () => {
  expect(await render("[Write](mailto:{{email}})")).toBe(
    '<p><a href="mailto:hello@northcart.test">Write</a></p>',
  );
});

test("escaped braces stay in a link's URL", async () => {
  expect(await render("[Open](/a/\\{{brand}}?by={{email}})")).toBe(
    '<p><a href="/a/%7B%7Bbrand%7D%7D?by=hello@northcart.test">Open</a></p>',
  );
});

test("headings get their anchors after variables are filled in", async () => {
  expect(await render("## What {{brand}} does\n\n### *Next*, please!")).toBe(
    '<h2 id="what-northcart-does">What Northcart does</h2>\n' +
      '<h3 id="next-please"><em>Next</em>, please!</h3>',
  );
});

const notice = '<a class="figure" href="#source-fact-notice">15 days</a>';

test.each([
  ["It ends in {{fact.notice}}.", `<p>It ends in ${notice}.</p>`],
  ["We grew {{fact.growth}}.", "<p>We grew 3x.</p>"],
  ["[See {{fact.notice}}](/terms)", '<p><a href="/terms">See 15 days</a></p>'],
  ["`{{fact.notice}}`", "<p><code>{{fact.notice}}</code></p>"],
])(
  "%j links to its source if it is a figure that has one",
  async (text, html) => {
    expect(await render(text)).toBe(html);
  },
);

test("raw HTML is removed", async () => {
  expect(await render("Hello <script>alert(1)</script> there")).not.toContain(
    "<script",
  );
});

test("a pending link is plain text", async () => {
  expect(await render("[Apply](soon)")).not.toContain("<a ");
});

describe("the body of a file", () => {
  const file = "content/blog/first/index.md";
  const data = {
    width: 1360,
    height: 765,
    images: {
      fallback: {
        src: "/s/chart.png",
        srcSet: "/s/chart-360.png 360w",
        sizes: "100vw",
      },
      sources: [
        {
          type: "image/avif",
          srcSet: "/s/chart-360.avif 360w",
          sizes: "100vw",
        },
      ],
    },
  };
  const findFile = jest.fn();
  const sharpNode = { id: "sharp-1" };
  const info = makeInfo("body", {
    ImageSharp: {
      gatsbyImageData: (node) => (node === sharpNode ? data : undefined),
    },
  });

  async function renderBody(
    written = "![A rising line](./my%20chart.png)",
  ): Promise<string> {
    const { nodeModel } = makeContext({ "sharp-1": sharpNode });
    findFile.mockResolvedValue({ children: ["other", "sharp-1"] });
    const withFile = { nodeModel: { ...nodeModel, findOne: findFile } };
    return renderMarkdown({ written, file }, withFile, info);
  }

  test("has pictures in all sizes", async () => {
    expect(await renderBody()).toBe(
      '<p><picture><source type="image/avif" srcset="/s/chart-360.avif 360w" sizes="100vw">' +
        '<img src="/s/chart.png" width="1360" height="765"' +
        ' alt="A rising line" loading="lazy" decoding="async"></picture></p>',
    );
  });

  test("has pictures whose names need encoding", async () => {
    await renderBody("![A rising line](./a%23b%402x%20%25.png)");
    const picture = ".last-valid/content/blog/first/a#b@2x %.png";
    const absolutePath = { eq: `${process.cwd()}/${picture}` };
    expect(findFile).toHaveBeenCalledWith({
      type: "File",
      query: { filter: { absolutePath } },
    });
  });

  test("shows the title of a picture that is alone as a caption", async () => {
    expect(
      await renderBody('![A line](./chart.png "Sales of {{brand}}")'),
    ).toMatch(
      /^<figure><picture>.*<figcaption>Sales of Northcart<\/figcaption><\/figure>$/,
    );
  });

  test("keeps the allowed HTML tags and its footnotes", async () => {
    const html = await renderBody(
      "Press <kbd>Tab</kbd>.[^1]\n\n[^1]: Or Enter.",
    );
    expect(html).toContain("Press <kbd>Tab</kbd>.");
    expect(html).toContain('<div class="footnotes">');
    expect(html).toMatch(/Or Enter\. <a href="#fnref-1"[^>]*>Back to 1<\/a>/);
  });

  test("a footnote that is used twice leads back to both places, under different names", async () => {
    const html = await renderBody("One.[^1] Two.[^1]\n\n[^1]: A note.");
    expect(html).toMatch(/<a href="#fnref-1"[^>]*>Back to 1<\/a>/);
    expect(html).toMatch(/<a href="#fnref-1-2"[^>]*>Back to 1\.2/);
  });
});
