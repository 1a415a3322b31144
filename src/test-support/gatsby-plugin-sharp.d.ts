declare module "gatsby-plugin-sharp/process-file" {
  /** Writes a picture's files; called by the plugin's jobs. */
  export function processFile(
    file: string,
    transforms: readonly { outputPath: string; args: object }[],
    options: object,
  ): Promise<Promise<unknown>[]>;
}

declare module "gatsby-plugin-sharp" {
  interface PictureJob {
    args: {
      operations: readonly { args: { width: number; height: number } }[];
    };
  }

  /** Gives the plugin Gatsby's action that creates jobs. */
  export function setActions(actions: {
    createJobV2: (job: PictureJob) => Promise<unknown>;
  }): void;
}
