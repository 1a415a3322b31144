/** `CardGrid` as `card-grid`, for file names and URLs. */
export function toKebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
