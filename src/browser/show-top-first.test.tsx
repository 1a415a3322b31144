import { afterFirstFrame, hideLowerSections } from "./show-top-first";

const isOpening = () => "isOpening" in document.documentElement.dataset;
const open = (url: string) =>
  hideLowerSections(new URL(url, location.href) as unknown as Location, location);

afterEach(() => delete document.documentElement.dataset.isOpening);

test("a page that a link opens is whole after its first frame", async () => {
  open("/pricing");
  expect(isOpening()).toBe(true);
  await new Promise<void>(afterFirstFrame);
  expect(isOpening()).toBe(false);
});

test("pages that may open further down, and the first one, are whole at once", () => {
  open("/pricing#faq");
  expect(isOpening()).toBe(false);
  dispatchEvent(new PopStateEvent("popstate"));
  open("/pricing");
  expect(isOpening()).toBe(false);
  hideLowerSections(location, null);
  expect(isOpening()).toBe(false);
});
