import { ignoreErrors } from "../events";

const storageKey = "consent";
const keptFor = 180 * 86_400_000;

/** The cookies of the tag manager's usual tags and the pixel; docs/trackers.md explains how to add more. */
const trackerCookies = /^(_ga|_gid|_gcl|_fbp|_fbc)/;

/** The visitor's choice for this list of trackers within the last 180 days; otherwise undefined. */
export function readChoice(revision: number): boolean | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? "{}") as Record<
      string,
      unknown
    >;
    const timeLeft = Number(kept["expirationTime"]) - Date.now();
    // More than is ever kept: the clock was wrong then, or is now.
    const counts =
      kept["revision"] === revision && timeLeft > 0 && timeLeft <= keptFor;
    return counts ? kept["accepted"] === true : undefined;
  } catch {
    // Storage is blocked or contains something else.
    return undefined;
  }
}

/** Saves the choice for 180 days; if storage is blocked, it applies until the visitor leaves the page. */
export function keepChoice(accepted: boolean, revision: number): void {
  const kept = { accepted, revision, expirationTime: Date.now() + keptFor };
  ignoreErrors(() => localStorage.setItem(storageKey, JSON.stringify(kept)));
}

/** Calls back when the visitor withdraws consent in another tab. */
export function onWithdrawal(revision: number, withdraw: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === storageKey && readChoice(revision) !== true) withdraw();
  });
}

/** Deletes the trackers' cookies on this host and on each parent domain that may have set them. */
export function deleteTrackerCookies(): void {
  const parts = location.hostname.split(".");
  const domains = [
    "",
    ...parts.map((_, at) => `; domain=.${parts.slice(at).join(".")}`),
  ];
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!trackerCookies.test(name)) continue;
    for (const domain of domains)
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
