import { existsSync } from "node:fs";
import type { Page } from "gatsby";
import { makePageCreation } from "../../test-support/page-creation";
import { createGalleryPage } from "./create-pages";

const { createPage, args } = makePageCreation({});
const { NODE_ENV } = process.env;

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

test("the development server has the gallery", () => {
  process.env.NODE_ENV = "development";
  createGalleryPage(args);
  const [[page]] = createPage.mock.calls as [[Page]];
  expect(page.path).toBe("/gallery");
  expect(existsSync(page.component)).toBe(true);
});

test("a built site does not", () => {
  process.env.NODE_ENV = "production";
  createGalleryPage(args);
  expect(createPage).not.toHaveBeenCalled();
});
