import { execFileSync } from "node:child_process";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { readEarlier } from "./read-earlier";

const { at, write } = temporaryFolder();

test("records that have changed are read as in the commit", async () => {
  const file = "content/shared/facts.yaml";
  const text = "notice:\n  value: 15 days\n  label: Notice\n";
  await write(file, text);
  const user = ["-c", "user.name=a", "-c", "user.email=a@b.c"];
  const git = (...args: string[]) =>
    execFileSync("git", [...user, ...args], { cwd: at() });
  expect(await readEarlier("HEAD", at())).toEqual([]);
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "a");
  expect(await readEarlier("HEAD", at())).toEqual([]);
  await write(file, text.replace("15", "20"));
  const [record] = await readEarlier("HEAD", at());
  expect(record?.value).toMatchObject({ value: "15 days" });
});
