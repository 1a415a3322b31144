import { SampleSite } from "../../../test-support/sample-site";

type Kind = [file: string, hint: string];

const kinds: Kind[] = [
  ["content/blog/second-post.md", "move it to content/blog/second-post/index.md"],
  // An ending in capitals is not passed over in silence.
  ["content/blog/second/index.MD", "move it to content/blog/second/index.md"],
  [
    "content/site.yml",
    "remove it: content/site.yaml is there already, and notes belong outside content/",
  ],
  ["content/articles/name.md", "move it to content/articles/name/index.md"],
  ["content/case-studies/fenwick.yaml", "move it to content/case-studies/fenwick/index.yaml"],
  ["content/case-studies/fenwick/index.md", "move it to content/case-studies/fenwick/index.yaml"],
  ["content/legal/cookies.yaml", "move it to content/legal/cookies.md"],
  ["content/legal/cookies/index.md", "move it to content/legal/cookies.md"],
  ["content/landing/pets/page.yaml", "move it to content/landing/pets/index.yaml"],
  [
    "content/blog/first-post/notes.md",
    "remove it: content/blog/first-post/index.md is there already, and notes belong outside content/",
  ],
  ["content/blog/2025/new-post/index.md", "move it to content/blog/new-post/index.md"],
  [
    "content/pages/pets.yaml",
    "move it to content/site.yaml or content/ui-labels.yaml or content/landing or content/blog or content/shared or content/articles or content/case-studies or content/consent.yaml or content/legal",
  ],
  ["content/articles/word.yaml", "move it to content/articles/word/index.md"],
  ["content/blog/Größe & Form.md", "move it to content/blog/grosse-form/index.md"],
];

test.each(kinds)("%s is told where it belongs", async (file, hint) => {
  expect(await new SampleSite().write(file, "Words.").findProblems()).toEqual([
    `${file}:1:1  file  is in no place that the site reads  ${hint}`,
  ]);
});
