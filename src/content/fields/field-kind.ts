import type { z } from "zod";
import type { Issue } from "../issues/issue";
import type { CheckContext } from "../checks/fields/content-index";

/** A kind of field: how editors, GraphQL, and the check handle its values. */
export interface FieldKind<Name extends string = string> {
  name: Name;
  /** The GraphQL type of a value, if its schema does not determine it; a reference has that of its record. */
  graphqlType?: string;
  /** A valid sample for tests of other fields, if plain words are invalid. */
  sample?: unknown;
  /** Checks a valid value against the rest of the content; paths of problems are relative to the value. */
  check?: (
    value: unknown,
    context: CheckContext,
    meta: z.core.GlobalMeta,
  ) => Issue[] | Promise<Issue[]>;
}

/** Declares a kind of field; keeps its name as a literal type. */
export const defineKind = <Name extends string>(kind: FieldKind<Name>) => kind;
