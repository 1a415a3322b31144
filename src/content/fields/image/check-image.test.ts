import { SampleSite, postFile } from "../../../test-support/sample-site";

type Kind = [kind: string, src: string, what: string];

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
    "is not a picture that can stand here  use one of: .jpg, .jpeg, .png, .webp, .avif",
  ],
  [
    "an address that the web does not know",
    "ftp://cdn.test/a.png",
    `is not a file  ${besideThisFile}`,
  ],
];

test.each(kinds)("%s", async (_kind, src, what) => {
  const site = new SampleSite()
    .addPicture("content/blog/first-post/narrow.png", 900)
    .write("content/blog/first-post/words.jpg", "These are words.")
    .replace(postFile, "./cover.png", src);
  expect(await site.findProblems()).toEqual([
    `content/blog/first-post/index.md:7:8  cover.src  "${src}" ${what}`,
  ]);
});

test("a picture of the least width is wide enough", async () => {
  const site = new SampleSite().addPicture("content/blog/first-post/cover.png", 1600);
  expect(await site.findProblems()).toEqual([]);
});

const clientFile = "content/shared/clients.yaml";

function siteWithLogo(src: string): SampleSite {
  return new SampleSite()
    .write("content/shared/logos/colo.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')
    .write(clientFile, `colo:\n  name: Colo\n  logo: { src: "${src}" }\n`);
}

const logos: Kind[] = [
  ["a missing drawing", "./logos/taylrd.svg", "does not exist  add the file logos/taylrd.svg"],
  [
    "a missing drawing with a near name",
    "./logos/cole.svg",
    'does not exist  did you mean "./logos/colo.svg"?',
  ],
  [
    "a picture in place of a drawing",
    "./avatar.png",
    "is not a picture that can stand here  use one of: .svg",
  ],
  ["a drawing outside content/", "../../logo.svg", `lies outside content/  ${besideThisFile}`],
];

test.each(logos)("%s", async (_kind, src, what) => {
  expect(await siteWithLogo(src).findProblems()).toEqual([
    `${clientFile}:3:16  colo.logo.src  "${src}" ${what}`,
  ]);
});

test("a drawing that exists is sound, whatever its size", async () => {
  expect(await siteWithLogo("./logos/colo.svg").findProblems()).toEqual([]);
});
