import type { PointerEvent } from "react";

/** Starts to drag the double rule of the account by its handle. */
export function startDrag(event: PointerEvent): void {
  const isOnHandle = (event.target as Element).closest("[data-handle]");
  if (!isOnHandle) return;
  event.preventDefault();
  // The account keeps the pointer, since the handle moves to another plan.
  event.currentTarget.setPointerCapture(event.pointerId);
}

/** The rule stops at the plan that ends nearest to the pointer. */
export function drag(event: PointerEvent): void {
  const account = event.currentTarget;
  if (!account.hasPointerCapture(event.pointerId)) return;
  const totals = [...account.querySelectorAll("[data-total]")];
  const distances = totals.map((total) =>
    Math.abs(total.getBoundingClientRect().bottom - event.clientY),
  );
  const nearest = distances.indexOf(Math.min(...distances));
  const radio = totals[nearest]?.querySelector("input");
  if (radio) radio.checked = true;
}
