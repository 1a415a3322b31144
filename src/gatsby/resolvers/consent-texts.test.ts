import { makeContext, makeInfo } from "../../test-support/query-context";
import { footerGroups, legalBody } from "./consent-texts";

const tool = (name: string) => ({
  name,
  provider: "A company",
  purpose: "To count | visits",
  duration: "A year",
});

const consent = {
  policy: "/privacy#cookies",
  choices: "Cookie choices",
  list: {
    heading: "Tools",
    intro: "None loads before.",
    columns: tool("Tool"),
  },
  tools: { tagManager: tool("A tag manager"), pixel: tool("A pixel") },
};

const switched = (trackers: object) =>
  makeContext({ "SiteSettings:": { trackers }, "Consent:": consent });
const on = switched({ pixelId: "1234567890" });
const off = switched({});

const groups = ["Company", "Legal"].map((heading) => ({
  heading,
  links: [{ label: heading, link: "/about", wideScreensOnly: false }],
}));

test("the footer's last column ends with the consent link only if a tracker is on", () => {
  expect(footerGroups.resolve({ groups }, {}, off, makeInfo("groups"))).toEqual(
    groups,
  );
  const [company, legal] = footerGroups.resolve(
    { groups },
    {},
    on,
    makeInfo("groups"),
  );
  expect(company).toEqual(groups[0]);
  expect(legal?.links.map(({ label, link }) => [label, link])).toEqual([
    ["Legal", "/about"],
    ["Cookie choices", "/privacy#cookies"],
  ]);
});

function readBody(path: string, context: typeof on) {
  const page = { path, body: "Words.", file: "content/legal/page.md" };
  return legalBody.resolve(page, {}, context, makeInfo("body")).written;
}

test("the privacy page ends with a list of the active trackers only", () => {
  expect(readBody("/privacy", off)).toBe("Words.");
  expect(readBody("/terms", on)).toBe("Words.");
  expect(readBody("/privacy", on)).toBe(
    [
      "Words.",
      "",
      "## Tools",
      "",
      "None loads before.",
      "",
      "| Tool | A company | To count \\| visits | A year |",
      "| --- | --- | --- | --- |",
      "| A pixel | A company | To count \\| visits | A year |",
    ].join("\n"),
  );
});
