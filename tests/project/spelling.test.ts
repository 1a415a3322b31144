import { spawnSync } from "node:child_process";

test("file names and links are not spelled, words around them are", () => {
  const post = `---
title: A photo of a bycicle
cover:
  src: "./фото-ünïcode.jpg"
  alt: A bicycle
---

[The shop](/ünïcode) and ![the photo](./фото.jpg)
`;
  const args = ["node_modules/cspell/bin.mjs", "lint", "--no-progress"];
  const { stdout } = spawnSync(
    process.execPath,
    [...args, "stdin://content/blog/a-photo/index.md"],
    { input: post, encoding: "utf8" },
  );
  const found = stdout.match(/Unknown word \([^)]+\)/g);
  expect(found).toEqual(["Unknown word (bycicle)"]);
}, 60_000);
