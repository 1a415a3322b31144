/** Under which the browser's own storage keeps the choice. */
export const storageKey = "consent";
