import {
  type ImageDataArguments,
  generateImageData,
} from "gatsby-plugin-sharp";
import { makeContext, makeInfo } from "../../test-support/query-context";
import { pictureDataField } from "./picture-data";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));

const orderFiles = jest.mocked(generateImageData);
const contentDigest = "0123456789abcdef";
const file = {
  absolutePath: "static/icon-512.png",
  internal: { type: "File", contentDigest },
};
const args = { width: 1600, breakpoints: [360, 720, 1600] };
const reporter = { warn: jest.fn() };

const resolve = (args: ImageDataArguments) =>
  pictureDataField({ reporter, cache: {} } as never).resolve(
    { parent: "file-1" },
    args,
    makeContext({ "file-1": file }),
    {
      ...makeInfo("gatsbyImageData"),
      originalResolver: () => "the plugin's data",
    },
  );

test.each<[kind: string, args: ImageDataArguments]>([
  ["other formats", { ...args, formats: ["auto"] }],
  ["a placeholder", { ...args, placeholder: "dominantColor" }],
  ["no width", {}],
])("a query with %s gets what the plugin makes of it", async (_kind, own) => {
  expect(await resolve(own)).toBe("the plugin's data");
});

test("AVIF has every size, the fallback format one size no wider than any layout", async () => {
  // Like the plugin: the first requested format, in each size.
  orderFiles.mockImplementation(
    ({ args: { formats = ["auto"], breakpoints = [] } }) => {
      const files = breakpoints.map(
        (width) => `/${String(width)}.${formats[0] ?? ""}`,
      );
      const [src, sizes] = [files.at(-1)!, "100vw"];
      const images = { fallback: { src, srcSet: files.join(), sizes } };
      return Promise.resolve({
        layout: "constrained",
        width: 1600,
        height: 809.5555,
        images,
      });
    },
  );
  expect(await resolve(args)).toEqual({
    ...{ layout: "constrained", width: 1600, height: 810 },
    images: {
      fallback: { src: "/1160.auto" },
      sources: [
        {
          type: "image/avif",
          srcSet: "/360.avif,/720.avif,/1600.avif",
          sizes: "100vw",
        },
      ],
    },
  });
  const plain = orderFiles.mock.calls.find(
    ([order]) => order.args.formats?.[0] === "auto",
  );
  expect(plain?.[0]).toMatchObject({
    file: { ...file, internal: { type: "File", contentDigest: "01234567" } },
    args: { width: 1160, breakpoints: [1160] },
    reporter,
  });
});

test("an unreadable picture has no data", async () => {
  orderFiles.mockResolvedValue(undefined);
  expect(await resolve(args)).toBeUndefined();
});
