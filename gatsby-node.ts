import type { GatsbyNode } from "gatsby";
import { createSchema } from "./src/gatsby/schema/create-schema";

export { createPages } from "./src/gatsby/create-pages/create-pages";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { createWebpackConfig as onCreateWebpackConfig } from "./src/gatsby/create-webpack-config";
export { onCreateNode } from "./src/gatsby/on-create-node";
export { serveProblems as onCreateDevServer } from "./src/gatsby/report/serve-problems";
export { onPostBuild } from "./src/gatsby/on-post-build";
export { onPreInit } from "./src/gatsby/on-pre-init";
export { onPreBootstrap } from "./src/gatsby/on-pre-bootstrap";
export { sourceNodes } from "./src/gatsby/source-nodes";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;
