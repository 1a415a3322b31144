import { SampleSite, postFile } from "../../test-support/sample-site";

type Kind = [kind: string, src: string, problem: string];

const besideThisFile = "put the file beside this one and write ./name.jpg";

const kinds: Kind[] = [
  ["a missing file with a near name", "./covr.png", 'does not exist  did you mean "./cover.png"?'],
  [
    "a missing file",
    "./photo-of-desk.jpg",
    "does not exist  add the file first-post/photo-of-desk.jpg",
  ],
  [
    "a picture that is too narrow",
    "./narrow.png",
    "is 900 px wide  use a file at least 1600 px wide",
  ],
  [
    "a text under the name of a picture",
    "./words.jpg",
    "can't be read as a picture  export it again as JPEG or PNG",
  ],
  ["a picture outside content/", "../../../logo.png", `lies outside content/  ${besideThisFile}`],
  [
    "a format that can't be optimized",
    "./cover.svg",
    "is not a picture the site can optimize  use one of: .jpg, .jpeg, .png, .webp, .avif",
  ],
  ["an address in place of a file", "https://cdn.test/a.png", `is not a file  ${besideThisFile}`],
];

test.each(kinds)("%s", async (_kind, src, problem) => {
  const site = new SampleSite()
    .addPicture("content/blog/first-post/narrow.png", 900)
    .write("content/blog/first-post/words.jpg", "These are words.")
    .replace(postFile, "./cover.png", src);
  expect(await site.findFaults()).toEqual([
    `content/blog/first-post/index.md:7:8  cover.src  "${src}" ${problem}`,
  ]);
});

test("a picture of the least width is wide enough", async () => {
  const site = new SampleSite().addPicture("content/blog/first-post/cover.png", 1600);
  expect(await site.findFaults()).toEqual([]);
});
