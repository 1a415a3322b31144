import { remoteFileName } from "../../content/checks/fields/remote-image";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { makeContext, makeInfo } from "../../test-support/query-context";
import { fileFields, imageFile } from "./image-file";

const url = "https://pictures.test/cover.png";
const remoteFile = { id: "file" };
const context = makeContext({ File: remoteFile });
const info = {
  ...makeInfo("file"),
  originalResolver: jest.fn(() => "the local file"),
};

test("a picture with a URL is the fetched file", async () => {
  const findOne = jest.spyOn(context.nodeModel, "findOne");
  expect(await imageFile.resolve({ src: url }, {}, context, info)).toBe(
    remoteFile,
  );
  const filter = {
    sourceInstanceName: { eq: "remote-images" },
    name: { eq: remoteFileName(url) },
  };
  expect(findOne).toHaveBeenCalledWith({ type: "File", query: { filter } });
  expect(info.originalResolver).not.toHaveBeenCalled();
});

const home = process.cwd();
afterEach(() => process.chdir(home));
const { at, read, write } = temporaryFolder();

test("the URL of a file encodes its name", async () => {
  const base = "a#b & 'c' ?.svg";
  const file = {
    absolutePath: await write(base, "<svg/>"),
    base,
    children: [],
  };
  process.chdir(at());
  const source = { ...file, internal: { contentDigest: "0123456789" } };
  const address = await fileFields.address.resolve(source, {}, context, info);
  expect(address).toBe("/static/01234567/a%23b%20%26%20'c'%20%3F.svg");
  expect(await read(`public/static/01234567/${base}`)).toBe("<svg/>");
});
