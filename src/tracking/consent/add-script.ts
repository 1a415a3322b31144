/** Loads a script of somebody else's. One that is blocked, missing or late harms nobody: what it is told waits in a list. */
export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}
