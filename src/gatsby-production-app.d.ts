/** Gatsby's entry of the built site, which has no types. `start.ts` imports it for its effects alone. */
declare module "*/.cache/production-app.js";
