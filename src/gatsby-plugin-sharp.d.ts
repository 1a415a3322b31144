declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** The arguments of `gatsbyImageData` that the site uses. */
  export interface ImageDataArguments {
    width?: number;
    aspectRatio?: number;
    formats?: readonly ("auto" | "avif")[];
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
