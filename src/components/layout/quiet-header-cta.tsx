/** Marks a page of text: the sticky header's button is outlined instead of filled (see header.tsx). */
export function QuietHeaderCta() {
  return <span data-quiet="" hidden />;
}
