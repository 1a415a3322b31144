import { describeInDevelop } from "./graphiql/describe-gatsby-types";
import { serveProblems } from "./report/serve-problems";

type DevelopArgs = Parameters<typeof describeInDevelop>[0] & Parameters<typeof serveProblems>[0];

/** What `develop` has beside the site: the list of mistakes over each page, and words for all of GraphiQL. */
export function onCreateDevServer(args: DevelopArgs): void {
  serveProblems(args);
  describeInDevelop(args);
}
