import { fireEvent, screen } from "@testing-library/react";
import type * as followLinksModule from "./follow-links";

const loadPage = jest.fn<Promise<unknown>, [path: string]>();
const openDocument = jest.fn();
let navigate: jest.Mock;
let links: typeof followLinksModule;
let showLinks: () => void;
let stop: () => void;

beforeEach(async () => {
  loadPage.mockImplementation(() => Promise.resolve());
  saveData({});
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => setTimeout(task),
    IntersectionObserver: class {
      observed: Element[] = [];
      constructor(report: (entries: object[]) => void) {
        showLinks = () =>
          report(
            this.observed.map((target) => ({ target, isIntersecting: true })),
          );
      }
      observe(element: Element) {
        this.observed.push(element);
      }
      disconnect() {
        this.observed = [];
      }
    },
  });
  document.body.innerHTML = `
    <a href="/about">page</a> <a href="/blog?q=ads#top">query</a> <a href="/pricing"><b>rich</b></a>
    <a href="/services">redirect</a> <a href="/rss.xml">file</a> <a href="/about" target="_blank">tab</a>
    <a href="#here">anchor</a> <a href="https://shop.test/about">other site</a>`;
  // Each test starts with a module that has not started.
  jest.resetModules();
  const targets: EventTarget[] = [window, document];
  const spies = targets.map((target) => ({
    target,
    listen: jest.spyOn(target, "addEventListener"),
  }));
  stop = () => {
    for (const { target, listen } of spies) {
      for (const call of listen.mock.calls) target.removeEventListener(...call);
      listen.mockRestore();
    }
  };
  links = await import("./follow-links");
  ({ navigate } = (await import("gatsby")) as unknown as {
    navigate: jest.Mock;
  });
  // jsdom does not load documents.
  addEventListener("click", (event) => {
    if (!event.defaultPrevented) openDocument();
    event.preventDefault();
  });
  links.followLinks(loadPage);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

function saveData(connection: object): void {
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: connection,
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("loads the pages of links in sight", async () => {
  showLinks();
  await settle();
  expect(loadPage.mock.calls).toEqual([
    ["/about"],
    ["/blog?q=ads"],
    ["/pricing"],
  ]);
});

test.each(["pointerDown", "touchStart", "mouseOver", "focusIn"] as const)(
  "loads a page on %s, before the click",
  (event) => {
    fireEvent[event](screen.getByText("rich"));
    expect(loadPage.mock.calls).toEqual([["/pricing"]]);
  },
);

test.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "loads nothing before a click with %j",
  async (connection) => {
    saveData(connection);
    links.followLinks(loadPage);
    showLinks();
    fireEvent.pointerDown(screen.getByText("page"));
    await settle();
    expect(loadPage).not.toHaveBeenCalled();
  },
);

test("opens the page that was clicked last, without a new document", async () => {
  fireEvent.click(screen.getByText("rich"));
  fireEvent.click(screen.getByText("query"));
  await settle();
  expect(navigate.mock.calls).toEqual([
    ["/blog?q=ads#top", { replace: false }],
  ]);
  expect(openDocument).not.toHaveBeenCalled();
});

test.each(["redirect", "file", "tab", "anchor", "other site"])(
  "leaves the link to the browser: %s",
  async (link) => {
    fireEvent.pointerDown(screen.getByText(link));
    fireEvent.click(screen.getByText(link));
    await settle();
    expect(openDocument).toHaveBeenCalledTimes(1);
    expect(loadPage).not.toHaveBeenCalled();
  },
);

test("leaves a click with a modifier key to the browser", () => {
  fireEvent.click(screen.getByText("page"), { ctrlKey: true });
  expect(openDocument).toHaveBeenCalledTimes(1);
});
