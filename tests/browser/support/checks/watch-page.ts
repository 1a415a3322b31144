import type { Page } from "@playwright/test";
import { SITE_ORIGIN } from "../../../read/settings";

/**
 * Collects what a visitor does not see: console errors and warnings, uncaught errors, failed requests and requests to third parties. Start
 * it before the page is opened; the list grows.
 */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) =>
    problems.push(`uncaught error: ${message}`),
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
  return problems;
}
