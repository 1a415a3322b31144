import type { z } from "zod";
import type { Problem } from "../problems/problem";
import type { FieldSchema } from "../schema/field-schema";
import type { CheckContext } from "./checks/check-context";

/** A kind of field: what its values are to writers, editors, GraphQL and the check. */
export interface FieldKind<Name extends string = string> {
  /** Stands in the metadata of each field of the kind. */
  name: Name;
  /** The GraphQL type of a value. */
  graphqlType: string | ((meta: z.core.GlobalMeta) => string);
  /** A value that passes the declaration, for tests of other fields. */
  sample: (field: FieldSchema) => unknown;
  /** A rule that zod holds as code, in the form that editors understand. */
  pattern?: string;
  /** Checks a valid value against the rest of the content; paths of problems begin at the value. */
  check?: (
    value: unknown,
    context: CheckContext,
    meta: z.core.GlobalMeta,
  ) => Problem[] | Promise<Problem[]>;
}

/** Declares a kind of field, its name kept as a literal. */
export function defineKind<Name extends string>(kind: FieldKind<Name>): FieldKind<Name> {
  return kind;
}
