import { flag } from "./structure";

/** Keeps a record out of the built site for as long as it is being written. */
export const draft = flag("Shown in develop with a ribbon, left out of the built site.");
