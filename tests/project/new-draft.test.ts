import { execFile } from "node:child_process";

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run new` with arguments, without npm. */
function run(...words: string[]): Promise<Ended> {
  const args = ["--import", "tsx", "src/cli/new.ts", ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

test("without a word it tells how it is used", async () => {
  expect(await run()).toEqual({
    code: 0,
    stdout: [
      "Begins a page as a draft, with every field of its kind:",
      "",
      '  npm run new -- post "Title"',
      '  npm run new -- article "Title"',
      '  npm run new -- case-study "Brand"',
      '  npm run new -- page "Title"',
      "",
      "The address is made of the words in quotes; --slug my-address sets another one.",
      "",
    ].join("\n"),
    stderr: "",
  });
}, 60_000);

test("a refusal is one line, and the command fails", async () => {
  expect(await run("pst", "A", "title", "without", "quotes")).toEqual({
    code: 1,
    stdout: "",
    stderr: '"pst" is no kind of page  did you mean "post"?\n',
  });
}, 60_000);

test("an option that it does not know is no stack trace", async () => {
  const { code, stderr } = await run("post", "A title of a post", "--slg", "x");
  expect(code).toBe(1);
  expect(stderr).toBe("--slg is not known  the only option is --slug my-address\n");
}, 60_000);
