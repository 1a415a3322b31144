/** `CardGrid` as its file and its address write it: `card-grid`. */
export function toKebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
