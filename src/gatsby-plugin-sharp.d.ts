declare module "gatsby-plugin-sharp/process-file" {
  /** Writes the files that a picture is wanted as; the plugin's jobs call it. */
  export function processFile(
    file: string,
    transforms: readonly { outputPath: string; args: object }[],
    options: object,
  ): Promise<Promise<unknown>[]>;
}
