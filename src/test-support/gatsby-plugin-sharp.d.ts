declare module "gatsby-plugin-sharp/process-file" {
  /** Writes a picture's files; called by the plugin's jobs. */
  export function processFile(
    file: string,
    transforms: readonly { outputPath: string; args: object }[],
    options: object,
  ): Promise<Promise<unknown>[]>;
}
