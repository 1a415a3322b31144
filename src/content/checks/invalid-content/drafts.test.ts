import { laterDay } from "../../../test-support/later-day";
import { draftKinds, makeDraft } from "../../../tools/cli/make-draft";
import { siteWithGuide } from "../../../test-support/sample-guides";
import { temporaryFolder } from "../../../test-support/temporary-folder";
import { loadContent } from "../../../content-types";

const { at, read, write } = temporaryFolder();

/** The problems of a new draft that is published after one edit: field, message, and the line at that position. */
async function publish(kind: string, edit = (text: string) => text) {
  await siteWithGuide().writeTo(at());
  const title = "How small stores plan a year";
  const { files } = await makeDraft({ kind, title }, at());
  const written = edit(
    (await read(files[0]!)).replace("draft: true", "draft: false"),
  );
  await write(files[0]!, written);
  const lines = written.split(/\r?\n/);
  return (await loadContent(at(), [])).issues.map(
    ({ field, message, hint, code, line }) => ({
      field,
      reported: `${message}  ${hint}  ${code}`,
      line: lines[line - 1],
    }),
  );
}

const words =
  'still has the sample text of a new draft  replace it, or add "draft: true" to the fields  content/draft-sample';
const inField = (field: string) => ({
  field,
  reported: words,
  line: expect.stringContaining("Write here") as string,
});

const problemsOfPost = [
  inField("excerpt"),
  {
    field: "cover.src",
    reported:
      '"./cover.jpg" is the sample picture of a new draft  replace it with your own  content/draft-sample',
    line: "  src: ./cover.jpg",
  },
  inField("cover.alt"),
  inField("tags[0]"),
  inField("seo.description"),
  ...[0, 1, 2].map((place) => inField(`seo.keywords[${place}]`)),
  inField("body"),
];

test.each<[kind: string, edit: (text: string) => string]>([
  ["a post", (text) => text],
  [
    "a post of a later day",
    (text) => text.replace(/Date: .*/, `Date: ${laterDay}`),
  ],
  [
    "a post with the line ends of Windows",
    (text) => text.replaceAll("\n", "\r\n"),
  ],
])(
  "%s can't be published with its draft's text and picture",
  async (_kind, edit) => {
    expect(await publish("post", edit)).toEqual(problemsOfPost);
  },
);

test.each(Object.keys(draftKinds))(
  "no unchanged %s can be published",
  async (kind) => {
    expect((await publish(kind)).map(({ reported }) => reported)).toContain(
      words,
    );
  },
);
