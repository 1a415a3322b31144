import { createElement } from "react";
import type { FunctionComponent, ReactNode } from "react";
import type { Tone } from "../../components/section/band";
import { toKebabCase } from "./to-kebab-case";

/** Components that stand in a folder of their own; all others are in src/components/ui. */
const folders: Readonly<Record<string, readonly string[]>> = {
  picture: ["Picture", "CardPicture", "CoverPicture", "SidePicture"],
  section: ["Band", "Columns", "Container", "Section", "SectionHeader", "SectionWords"],
  slider: ["Slider", "SlideDots"],
};

/** A component for any page with the variants that the gallery shows. */
export interface UiEntry {
  id: string;
  name: string;
  file: string;
  note: string | undefined;
  /** None for what brings its own ground. */
  grounds: readonly Tone[];
  /** True where many variants fit into one row. */
  isSmall: boolean;
  /** The variants in order, each with what it is called. */
  variants: readonly { label: string; element: ReactNode }[];
  /** The component itself, for the test that looks for those without an entry. */
  component: unknown;
}

interface EntryOptions {
  /** The file, where it is not named after the component. */
  file?: string;
  note?: string;
  /** The grounds of bands that it stands on: paper, unless said otherwise. */
  grounds?: readonly Tone[];
  isSmall?: boolean;
  /** What the component needs around it. */
  frame?: (shown: ReactNode) => ReactNode;
}

/** Makes an entry of a component and the props of each variant, so that whatever has an entry is also shown. */
export function toUiEntry<Props extends object>(
  Component: FunctionComponent<Props>,
  variants: Readonly<Record<string, Props>>,
  { file, note, grounds = ["paper"], isSmall = false, frame = (shown) => shown }: EntryOptions = {},
): UiEntry {
  const fileName = toKebabCase(Component.name);
  return {
    id: `ui-${fileName}`,
    name: Component.name,
    file: `src/components/${folderOf(Component.name)}/${file ?? `${fileName}.tsx`}`,
    note,
    grounds,
    isSmall,
    variants: Object.entries(variants).map(([label, props]) => ({
      label,
      element: frame(createElement(Component, props)),
    })),
    component: Component,
  };
}

function folderOf(name: string): string {
  return Object.keys(folders).find((folder) => folders[folder]?.includes(name)) ?? "ui";
}
