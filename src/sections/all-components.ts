import * as sections from "./components";
import * as rareSections from "./rare-components";
import type { SectionComponents } from "./section-list";

/** The component of every section. One without a component does not compile. */
export const allComponents: SectionComponents = { ...sections, ...rareSections };
