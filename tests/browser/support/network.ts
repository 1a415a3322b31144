import type { Page, Route } from "@playwright/test";

const loginPage = {
  contentType: "text/html",
  body: "<!doctype html><title>Sign in</title><p>Sign in to this network</p>",
};

const faults = {
  missing: (route: Route) => route.fulfill({ status: 404, ...loginPage }),
  /** Like the pages that captive portals show instead. */
  "answered with HTML": (route: Route) => route.fulfill(loginPage),
  "cut short": async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.body()).subarray(0, -100);
    await route.fulfill({ response, body });
  },
  "never there": () => undefined,
} as const;

/** Damages files whose URL matches from now on; earlier damage is undone. */
export async function damageNetwork(
  page: Page,
  files: string,
  fault: keyof typeof faults,
): Promise<void> {
  await repair(page);
  await page.route(files, faults[fault]);
}

/** Changes a JSON file in transit from now on; earlier damage is undone. */
export async function alterJson(
  page: Page,
  file: string,
  change: object,
): Promise<void> {
  await repair(page);
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ response, json: { ...data, ...change } });
  });
}

export async function repair(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/** The paths of documents, or of other files, that are requested from now on: a list that grows. */
export function watchRequests(
  page: Page,
  kind: "documents" | "files",
): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() === (kind === "documents"))
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
