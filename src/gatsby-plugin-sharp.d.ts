declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** The arguments of `gatsbyImageData` that the site uses. */
  export interface ImageDataArguments {
    width: number;
    formats: readonly ("auto" | "avif")[];
    breakpoints?: readonly number[];
  }

  /** Schedules a picture's files and returns their URLs; `undefined` if it can't be read. */
  export function generateImageData(order: {
    file: object | null;
    args: ImageDataArguments;
    pathPrefix: string;
    reporter: object;
    cache: object;
  }): Promise<IGatsbyImageData | undefined>;
}

declare module "gatsby-plugin-sharp/process-file" {
  /** Writes a picture's files; called by the plugin's jobs. */
  export function processFile(
    file: string,
    transforms: readonly { outputPath: string; args: object }[],
    options: object,
  ): Promise<Promise<unknown>[]>;
}
