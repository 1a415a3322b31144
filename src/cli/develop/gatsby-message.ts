/** What Gatsby tells the process that started it, as far as it is read here: gatsby-cli/lib/reporter/loggers/ipc. */
export interface GatsbyMessage {
  type: string;
  action?: { type: string; payload?: MessagePayload | string };
}

/** A line of Gatsby's, or a step that it begins or ends. */
export interface MessagePayload {
  text?: string;
  level?: string;
  filePath?: string;
  location?: { start?: { line: number; column?: number } };
}
