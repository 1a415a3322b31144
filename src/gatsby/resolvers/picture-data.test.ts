import { generateImageData } from "gatsby-plugin-sharp";
import { makeContext } from "../../test-support/query-context";
import { pictureDataField } from "./picture-data";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));

const orderFiles = jest.mocked(generateImageData);
const contentDigest = "0123456789abcdef";
const file = {
  absolutePath: "/site/content/landing/about/portrait.jpg",
  internal: { type: "File", contentDigest },
};
const args = { width: 1600, formats: ["auto", "avif"], breakpoints: [360, 720, 1600] } as const;
const reporter = { warn: jest.fn() };

const resolve = () =>
  pictureDataField({ reporter, cache: {} } as never).resolve(
    { parent: "file-1" },
    args,
    makeContext({ "file-1": file }),
  );

/** Answers as the plugin does: the first format that is asked for, in each size. */
beforeEach(() => {
  orderFiles.mockImplementation(({ args: { formats, breakpoints = [] } }) => {
    const ending = formats[0] === "avif" ? "avif" : "jpg";
    const srcSet = breakpoints.map((width) => `/${String(width)}.${ending} ${String(width)}w`);
    const fallback = {
      src: `/${String(breakpoints.at(-1))}.${ending}`,
      srcSet: srcSet.join(", "),
      sizes: "100vw",
    };
    return Promise.resolve({
      layout: "constrained",
      width: breakpoints.at(-1) ?? 0,
      height: 809.5555,
      images: { fallback },
    });
  });
});

test("AVIF comes in every size, and the plain format in one that is no wider than any layout", async () => {
  expect(await resolve()).toEqual({
    layout: "constrained",
    width: 1600,
    height: 810,
    images: {
      fallback: { src: "/1160.jpg" },
      sources: [
        {
          type: "image/avif",
          srcSet: "/360.avif 360w, /720.avif 720w, /1600.avif 1600w",
          sizes: "100vw",
        },
      ],
    },
  });
  const plain = orderFiles.mock.calls.find(([order]) => order.args.formats[0] === "auto");
  expect(plain?.[0]).toMatchObject({
    file: { ...file, internal: { type: "File", contentDigest: "01234567" } },
    args: { width: 1160, breakpoints: [1160] },
    reporter,
  });
});

test("a picture that can't be read has no data", async () => {
  orderFiles.mockResolvedValue(undefined);
  expect(await resolve()).toBeUndefined();
});
