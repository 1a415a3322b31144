import type { Page, Request, Route } from "@playwright/test";
import { undoAfterwards } from "./shared-page";

const loginPage =
  "<!doctype html><title>Sign in</title><p>Sign in to this network</p>";
const asHtml = { contentType: "text/html", body: loginPage };

const faults = {
  missing: (route: Route) => route.fulfill({ status: 404, ...asHtml }),
  /** Like the pages that captive portals show instead. */
  "answered with HTML": (route: Route) => route.fulfill(asHtml),
  "cut short": async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.body()).subarray(0, -100);
    await route.fulfill({
      contentType: response.headers()["content-type"],
      body,
    });
  },
  "never there": () => undefined,
} as const;

type NetworkFaults = keyof typeof faults;

/** Damages files whose URL matches from now on; earlier damage is undone. */
export async function damageNetwork(
  page: Page,
  files: RegExp | string,
  fault: NetworkFaults,
): Promise<void> {
  await alterFiles(page, files, faults[fault]);
}

/** Changes a JSON file in transit from now on. */
export async function alterJson(
  page: Page,
  file: RegExp | string,
  change: object,
): Promise<void> {
  await alterFiles(page, file, async (route) => {
    const response = await route.fetch();
    const data = JSON.parse(await response.text()) as object;
    await route.fulfill({ response, json: { ...data, ...change } });
  });
}

async function alterFiles(
  page: Page,
  files: RegExp | string,
  alter: (route: Route) => unknown,
) {
  await repair(page);
  await page.route(files, alter);
}

export async function repair(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/** The paths requested from now on, documents or files that they fetch: a list that grows. */
export function watchRequests(
  page: Page,
  kind: "documents" | "files",
): string[] {
  const paths: string[] = [];
  const note = (request: Request) => {
    if (request.isNavigationRequest() === (kind === "documents"))
      paths.push(new URL(request.url()).pathname);
  };
  page.on("request", note);
  undoAfterwards(page, () => page.off("request", note));
  return paths;
}
