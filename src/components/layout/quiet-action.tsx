/** Marks a page that is there to be read: the header's action, which stays over it, is outlined, not filled (see header.tsx). */
export function QuietAction() {
  return <span data-quiet="" hidden />;
}
