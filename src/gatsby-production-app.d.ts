/** Gatsby's entry of the built site, which has no types. `start.ts` imports it for its side effects. */
declare module "*/.cache/production-app.js";
