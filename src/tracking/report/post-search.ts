import type { SiteEvent } from "../events";

type Send = (event: SiteEvent) => void;

/** The visitor has stopped typing: in milliseconds, and longer than the list waits itself. */
const rest = 1000;
/** How often the list is asked again while it fetches the posts that it looks through. */
const tries = 10;

/**
 * Tells of a search once the visitor rests, with the number of posts that the list itself announces. The words stay here.
 * @param foundMessage what the list says where it found something; {count} is how much
 */
export function reportSearches(send: Send, foundMessage: string, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  let last = "";
  const tell = (field: HTMLInputElement, triesLeft: number) => {
    const query = field.value.trim();
    if (!field.isConnected || query === "" || query === last) return;
    const results = readCount(foundMessage);
    if (results === undefined && triesLeft > 0) {
      timer = setTimeout(tell, rest, field, triesLeft - 1);
      return;
    }
    last = query;
    if (results !== undefined) send({ event: "post_search", query_length: query.length, results });
  };
  const listen = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches("[role=search] [type=search]"))
      return;
    clearTimeout(timer);
    timer = setTimeout(tell, rest, target, tries);
  };
  document.addEventListener("input", listen, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
  });
}

/** How many posts the list says it found; nothing while it says nothing, as it does until all posts are there. */
function readCount(foundMessage: string): number | undefined {
  const status = document.querySelector("main [role=status]")?.textContent.trim() ?? "";
  if (status === "") return undefined;
  const [before = "", after = ""] = foundMessage.split("{count}");
  const isFound = status.startsWith(before) && status.includes(after);
  return isFound ? Number.parseInt(status.slice(before.length), 10) || 0 : 0;
}
