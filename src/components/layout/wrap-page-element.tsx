import type { ReactElement } from "react";
import { Layout } from "./layout";

/** Puts every page between the header and the footer; the frame stays while pages change. */
export function wrapPageElement({ element }: { element: ReactElement }) {
  return <Layout>{element}</Layout>;
}
