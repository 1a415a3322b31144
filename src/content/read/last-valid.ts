/** The last content without an error, which Gatsby reads. Not in `.cache`, which Gatsby deletes when package.json changes. */
export const lastValidDir = ".last-valid";
