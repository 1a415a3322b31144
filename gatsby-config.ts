import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyConfig } from "gatsby";
import {
  remoteImagesFolder,
  remoteImagesSource,
} from "./src/content/checks/fields/remote-image";
import { lastValidDir } from "./src/content/read/last-valid";
import { setSharpDefaults } from "./src/gatsby/sharp-defaults";

setSharpDefaults();

// gatsby-source-filesystem fails if its folder is missing.
mkdirSync(remoteImagesFolder, { recursive: true });

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  // Writers change no query, and their pages would wait for it at each save.
  graphqlTypegen: process.env.SERVE_EDITOR === undefined && {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["src/publish/published-data.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: join(lastValidDir, "content") },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: remoteImagesSource, path: remoteImagesFolder },
    },
    {
      resolve: "gatsby-plugin-sharp",
      // At 45, thin lines of flat drawings fade; 60 looks the same as 50 and is a third larger.
      options: {
        defaults: { avifOptions: { quality: 50 }, placeholder: "none" },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-transformer-remark",
  ],
};

export default config;
