/** What builds structured data; in the HTML only, not in the browser. */
export * from "./article-data";
export * from "./landing-data";
export * from "./structured-data";
