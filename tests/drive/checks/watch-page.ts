import type { Page } from "@playwright/test";
import { SITE_ORIGIN } from "../../read/settings";
import { undoAfterwards } from "../shared-page";

/**
 * Collects invisible problems: console errors and warnings, uncaught errors, failed requests and requests to third parties. Start it
 * before the page is opened; the list grows until the test is over.
 */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) =>
    problems.push(`uncaught error: ${error.message}`),
  );
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== SITE_ORIGIN)
      problems.push(`third-party request: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown reason";
    // A request canceled by navigation is fine.
    if (reason !== "net::ERR_ABORTED")
      problems.push(`failed request: ${request.url()} (${reason})`);
  });
  for (const event of ["console", "pageerror", "request", "requestfailed"])
    undoAfterwards(page, () => page.removeAllListeners(event));
  return problems;
}
