/** `TimeRule` as `time-rule`, for file names and URLs. */
export function kebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
