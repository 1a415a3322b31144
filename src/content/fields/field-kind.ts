import type { z } from "zod";
import type { Problem } from "../problems/problem";
import type { CheckContext } from "./checks/content-index";

/** A kind of field: what its values are to writers, editors, GraphQL and the check. */
export interface FieldKind<Name extends string = string> {
  /** Stands in the metadata of each field of the kind. */
  name: Name;
  /** The GraphQL type of a value, where its schema does not say it. */
  graphqlType?: string | ((meta: z.core.GlobalMeta) => string);
  /** A value that passes the declaration where plain words do not, for tests of other fields. */
  sample?: unknown;
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
