import { remoteFileName } from "./remote-image";
import { SampleSite, postFile } from "../../../test-support/sample-site";

const address = "https://pictures.test/cover.png";

function siteWithCover(src: string): SampleSite {
  return new SampleSite()
    .replace(postFile, "./cover.png", src)
    .remove("content/blog/first-post/cover.png");
}

test("a remote picture has the same minimum width", async () => {
  const kept = `.remote-images/${remoteFileName(address)}.png`;
  expect(await siteWithCover(address).write(kept, 1600).findIssues()).toEqual(
    [],
  );
  expect(await siteWithCover(address).write(kept, 800).findIssues()).toEqual([
    `content/blog/first-post/index.md:7:8  cover.src  "${address}" has 800 × 200 px  use a file at least 1600 px wide and 400 px high  content/picture-too-narrow`,
  ]);
});

test("one that can't be fetched is reported at its place", async () => {
  const nowhere = "https://127.0.0.1:4/cover.png";
  expect(await siteWithCover(nowhere).findIssues()).toEqual([
    expect.stringMatching(
      /^content\/blog\/first-post\/index\.md:7:8 {2}cover\.src .* can't be loaded: /,
    ),
  ]);
});
