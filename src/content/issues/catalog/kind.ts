import type { LaunchTask } from "../issue";

/** A text, or a function of the values that complete it. */
type Text = string | ((...values: never[]) => string);

/** A kind of content problem. */
export interface IssueKind {
  /** A short name for lists. */
  title: string;
  /** The error, after the name of the field. */
  message: Text;
  /** How to fix it: what to type. A function takes the parameters of the message, and more. */
  hint: Text;
  task?: LaunchTask;
}

/** Kinds whose hint, messages, or quoted texts differ take them as parameters. */
export const given = (hint: string) => hint;
export const define = <Message extends Text, Hint extends Text>(
  title: string,
  message: Message,
  hint: Hint,
) => ({ title, message, hint });
/** A quoted text that is never right, with one hint for all. */
export const quoted = (title: string, hint: string) => ({ title, message: byText.message, hint });
export const byReason = {
  message: (reason: string) => reason,
  hint: (_reason: string, hint: string) => hint,
};
export const byText = {
  message: (text: string, reason: string) => `"${text}" ${reason}`,
  hint: (_text: string, _reason: string, hint: string) => hint,
};
