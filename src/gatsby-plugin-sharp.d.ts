declare module "gatsby-plugin-sharp/gatsby-worker" {
  export interface PictureJob {
    outputDir: string;
    args: { isLazy?: boolean; operations: readonly { outputPath: string }[] };
  }

  const worker: Record<"IMAGE_PROCESSING", (job: PictureJob) => Promise<void>>;
  export default worker;
}

declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** The arguments of `gatsbyImageData` that the site uses. */
  export interface ImageDataArguments {
    width?: number;
    formats?: readonly ("auto" | "avif")[];
    breakpoints?: readonly number[];
    placeholder?: "dominantColor" | "none";
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
