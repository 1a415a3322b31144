/** A field of the editor's form, in the words of Sveltia CMS. */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  hint?: string | undefined;
  required?: boolean;
  default?: unknown;
  /** A group's fields, or those of each item of a list. */
  fields?: readonly EditorField[];
  /** The only field of each item of a list of values. */
  field?: EditorField;
  /** A typed list: the fields of each `type`. */
  types?: readonly { name: string; fields: readonly EditorField[] }[];
  [option: string]: unknown;
}

/** What the editor reads and writes alike: a file, or all files of a folder. */
export interface EditorPart {
  name: string;
  label: string;
  format: string;
  fields: readonly EditorField[];
  /** Of the files in a folder. */
  extension?: string;
}

/** The configuration of Sveltia CMS. */
export interface EditorConfig {
  collections: readonly (
    | EditorPart
    | { name: string; label: string; files: readonly EditorPart[] }
  )[];
  [option: string]: unknown;
}

/** The collection of all content types that have a single file. */
export const filesCollection = "files";

/** The field that holds the records of a file with many. */
export const recordsName = "records";
