import type { LayerEntry } from "../events";
import { addScript } from "./add-script";

const signals = ["ad_storage", "analytics_storage", "ad_user_data", "ad_personalization"];

const toState = (state: "denied" | "granted") =>
  Object.fromEntries(signals.map((signal) => [signal, state]));

/** Google's own form: the tag manager takes consent from an `arguments` object, and from nothing that only looks like one. */
function gtag(..._command: [string, string, object]): void {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}

/** Makes the layer and loads the container into it: all is denied first, then granted, as Consent Mode v2 has it. */
export function loadTagManager(id: string): void {
  const layer: LayerEntry[] = [];
  window.dataLayer = layer;
  gtag("consent", "default", toState("denied"));
  gtag("consent", "update", toState("granted"));
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

/** Tells the container that nothing is allowed any more. */
export function denyTagManager(): void {
  gtag("consent", "update", toState("denied"));
}
