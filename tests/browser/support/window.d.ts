/** Gatsby's functions that tests call to open pages without a link. */
interface Window {
  ___navigate: (to: string) => void;
  ___loader: { loadPageSync: (path: string) => unknown };
}
