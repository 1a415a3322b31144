import { fireEvent, screen } from "@testing-library/react";
import type { prefetchPages as prefetch } from "./prefetch-pages";

let prefetchPages: typeof prefetch;
/** By default, all but the second link to a page. */
let showLinks: (isInSight?: (link: Element) => boolean) => void;
let stop: () => void;

const loadPage = jest.fn(() => Promise.resolve(undefined));
const navigate = jest.fn();

beforeEach(async () => {
  saveData({});
  Object.assign(window, {
    ___loader: { loadPage },
    ___navigate: navigate,
    requestIdleCallback: (task: () => void) => setTimeout(task),
    IntersectionObserver: class {
      observed: Element[] = [];
      constructor(report: (entries: object[]) => void) {
        showLinks = (
          isInSight = ({ textContent }) => textContent !== "again",
        ) =>
          report(
            this.observed.map((target) => ({
              target,
              isIntersecting: isInSight(target),
            })),
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
    <a href="/about">page</a> <a href="/blog?q=ads#top">query</a> <a href="/pricing"><b>rich</b></a> <a href="/process">more</a>
    <a href="/services">redirect</a> <a href="/rss.xml">file</a> <a href="/about" target="_blank">tab</a>
    <a href="/process">again</a> <a href="#here">anchor</a> <a href="https://shop.test/about">other site</a>`;
  // Each test starts with a module that has not started.
  jest.resetModules();
  const listen = jest.spyOn(window, "addEventListener");
  stop = () => {
    for (const [type, listener] of listen.mock.calls)
      window.removeEventListener(type, listener);
  };
  ({ prefetchPages } = await import("./prefetch-pages"));
});

afterEach(() => stop());

function saveData(connection: object, userAgent = "Phone"): void {
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: connection,
  });
  Object.defineProperty(navigator, "userAgent", {
    configurable: true,
    value: userAgent,
  });
}

const finishLoads = () => new Promise((resolve) => setTimeout(resolve));

test("loads the pages of links in sight together, once the browser is idle", async () => {
  prefetchPages();
  showLinks();
  expect(loadPage).not.toHaveBeenCalled();
  await finishLoads();
  expect(loadPage.mock.calls).toEqual([
    ["/about"],
    ["/blog?q=ads"],
    ["/pricing"],
    ["/process"],
  ]);
});

test("does not load the page of a link that is out of sight again", async () => {
  prefetchPages();
  showLinks();
  showLinks(() => false);
  await finishLoads();
  expect(loadPage).not.toHaveBeenCalled();
});

test.each(["pointerDown", "touchStart", "mouseOver", "focusIn"] as const)(
  "loads a page on %s, before the click",
  (event) => {
    prefetchPages();
    fireEvent[event](screen.getByText("rich"));
    expect(loadPage.mock.calls).toEqual([["/pricing"]]);
  },
);

test.each([
  [{ saveData: true }, "Phone"],
  [{ effectiveType: "slow-2g" }, "Phone"],
  [{ effectiveType: "2g" }, "Phone"],
  [{}, "Googlebot/2.1"],
])(
  "loads nothing before a click with %j, %s",
  async (connection, userAgent) => {
    saveData(connection, userAgent);
    prefetchPages();
    showLinks();
    fireEvent.pointerDown(screen.getByText("page"));
    await finishLoads();
    expect(loadPage).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText("page"));
    expect(navigate).toHaveBeenCalledWith("/about");
  },
);

test.each([
  ["rich", "/pricing"],
  ["query", "/blog?q=ads#top"],
])(
  "a link in a text opens its page without a new document: %s",
  (link, path) => {
    prefetchPages();
    expect(fireEvent.click(screen.getByText(link))).toBe(false);
    expect(navigate.mock.calls).toEqual([[path]]);
  },
);

test.each(["redirect", "file", "tab", "anchor", "other site"])(
  "leaves the link to the browser: %s",
  (link) => {
    prefetchPages();
    // jsdom does not load documents.
    addEventListener("click", (event) => event.preventDefault(), {
      once: true,
    });
    fireEvent.pointerDown(screen.getByText(link));
    fireEvent.click(screen.getByText(link));
    expect(loadPage).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "leaves a click with %s to the browser",
  (key) => {
    prefetchPages();
    addEventListener("click", (event) => event.preventDefault(), {
      once: true,
    });
    fireEvent.click(screen.getByText("page"), { [key]: true });
    expect(navigate).not.toHaveBeenCalled();
  },
);
