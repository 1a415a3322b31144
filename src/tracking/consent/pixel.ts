import { attempt } from "../page-view";
import type { PixelCommand } from "../events";

/** The function that the pixel's script looks for: it takes over the queue, and from then on `callMethod`. */
interface Pixel {
  (...command: PixelCommand): void;
  callMethod?: (...command: PixelCommand) => void;
  queue: PixelCommand[];
  push: unknown;
  loaded: boolean;
  version: string;
  /** Its script would send a page view of its own at every change of address. */
  disablePushState: boolean;
  /** The site tells of each page once: none of them is a repetition. */
  allowDuplicatePageViews: boolean;
}

/** Makes the pixel's function and loads its script: revoked first, then granted. It sends what the site tells it, and nothing by itself. */
export function loadPixel(id: string): void {
  const pixel: Pixel = Object.assign(
    (...command: PixelCommand) => {
      if (pixel.callMethod) pixel.callMethod(...command);
      else pixel.queue.push(command);
    },
    {
      queue: [],
      push: undefined,
      loaded: true,
      version: "2.0",
      disablePushState: true,
      allowDuplicatePageViews: true,
    },
  );
  pixel.push = pixel;
  Object.assign(window, { fbq: pixel, _fbq: pixel });
  pixel("consent", "revoke");
  pixel("set", "autoConfig", false, id);
  pixel("init", id);
  pixel("consent", "grant");
  addScript("https://connect.facebook.net/en_US/fbevents.js");
}

/** Tells the pixel that nothing is allowed any more. */
export function revokePixel(): void {
  attempt(() => window.fbq?.("consent", "revoke"));
}

/** Loads a script of somebody else's. One that is blocked, missing or late harms nobody: what it is told waits in a list. */
export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}
