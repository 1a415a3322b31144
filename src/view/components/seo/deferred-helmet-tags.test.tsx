import { act, render } from "@testing-library/react";
import * as react from "react";
import { siteSettings } from "../../../test-support/site-settings";
import type { PageMetadata } from "./page-metadata";

const site = { ...siteSettings, homeLabel: "Home" };
const importWriter = jest.fn();

const image = { src: "/share.jpg", width: 1200, height: 630, alt: "The mark" };
const buildPage = (path: string, title: string): PageMetadata => ({
  path,
  title,
  image,
  description: "",
  keywords: [],
  buildStructuredData: () => [],
});

/** Simulates a new visit: everything is imported again except React, which the test renders with. */
async function startVisit() {
  jest.resetModules();
  jest.doMock("react", () => react);
  jest.doMock("./helmet-tags", () => {
    importWriter();
    return jest.requireActual<object>("./helmet-tags");
  });
  const { DeferredHelmetTags } = await import("./deferred-helmet-tags");
  document.title = "Written on the server";
  const view = render(
    <DeferredHelmetTags site={site} page={buildPage("/", "Home page")} />,
  );
  const goTo = (path: string, title: string) =>
    view.rerender(
      <DeferredHelmetTags
        key={path}
        site={site}
        page={buildPage(path, title)}
      />,
    );
  // Waits for an import that should not have started.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { goTo };
}

it("keeps the head of the first page, and fetches nothing", async () => {
  await startVisit();
  expect(importWriter).not.toHaveBeenCalled();
  expect(document.title).toBe("Written on the server");
});

it("sets the title of a later page immediately, even if the rest fails", async () => {
  const { goTo } = await startVisit();
  jest.doMock("./helmet-tags", () => {
    throw new Error("Loading chunk 600 failed.");
  });
  goTo("/pricing", "Plans");
  expect(document.title).toBe("Plans | Northcart");
  goTo("/northcart", "Northcart in short");
  expect(document.title).toBe("Northcart in short");
});
