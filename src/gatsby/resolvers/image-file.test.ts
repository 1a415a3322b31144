import { remoteFileName } from "../../content/fields/checks/remote-image";
import { makeContext, makeInfo } from "../../test-support/query-context";
import { imageFile } from "./image-file";

const url = "https://pictures.test/cover.png";
const remoteFile = { id: "file" };
const context = makeContext({ File: remoteFile });
const info = { ...makeInfo("file"), originalResolver: jest.fn(() => "the local file") };

test("a picture with a URL is the fetched file", async () => {
  const findOne = jest.spyOn(context.nodeModel, "findOne");
  expect(await imageFile.resolve({ src: url }, {}, context, info)).toBe(remoteFile);
  const filter = {
    sourceInstanceName: { eq: "remote-images" },
    name: { eq: remoteFileName(url) },
  };
  expect(findOne).toHaveBeenCalledWith({ type: "File", query: { filter } });
  expect(info.originalResolver).not.toHaveBeenCalled();
});

test("any other picture is found next to the content file, as in Gatsby", () => {
  expect(imageFile.resolve({ src: "./cover.png" }, {}, context, info)).toBe("the local file");
});
