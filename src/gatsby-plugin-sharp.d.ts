declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** The arguments of `gatsbyImageData`, as far as the site gives them. */
  export interface ImageDataArguments {
    width: number;
    formats: readonly ("auto" | "avif")[];
    breakpoints?: readonly number[];
  }

  /** Orders the files of a picture and tells their addresses; `undefined` where it can't be read. */
  export function generateImageData(order: {
    file: object | null;
    args: ImageDataArguments;
    pathPrefix: string;
    reporter: object;
    cache: object;
  }): Promise<IGatsbyImageData | undefined>;
}

declare module "gatsby-plugin-sharp/process-file" {
  /** Writes the files that a picture is wanted as; the plugin's jobs call it. */
  export function processFile(
    file: string,
    transforms: readonly { outputPath: string; args: object }[],
    options: object,
  ): Promise<Promise<unknown>[]>;
}
