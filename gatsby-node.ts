import type { GatsbyNode } from "gatsby";
import { createSchema } from "./src/node/create-schema";
import { reportFaults } from "./src/node/report-faults";

export { createPages } from "./src/node/create-pages/create-pages";
export { createResolvers } from "./src/node/create-resolvers";
export { createWebpackConfig as onCreateWebpackConfig } from "./src/node/create-webpack-config";
export { onCreateNode } from "./src/node/on-create-node";
export { serveFaults as onCreateDevServer } from "./src/node/serve-faults";
export { onPostBuild } from "./src/node/on-post-build";
export { sourceNodes } from "./src/node/source-nodes";

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => reportFaults(reporter);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;
