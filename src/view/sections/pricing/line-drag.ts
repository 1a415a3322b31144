import type { PointerEvent } from "react";

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
}

/** Handlers of the account: its double rule is dragged by the handle, and stops at the plan that ends nearest to the pointer. */
export const lineDrag: DragHandlers = {
  onPointerDown: (event) => {
    const isOnHandle = (event.target as Element).closest("[data-handle]");
    if (!isOnHandle) return;
    event.preventDefault();
    // The account keeps the pointer, since the handle moves to another plan.
    event.currentTarget.setPointerCapture(event.pointerId);
  },
  onPointerMove: (event) => {
    const account = event.currentTarget;
    if (!account.hasPointerCapture(event.pointerId)) return;
    const totals = [...account.querySelectorAll("[data-total]")];
    const distances = totals.map((total) =>
      Math.abs(total.getBoundingClientRect().bottom - event.clientY),
    );
    const nearest = distances.indexOf(Math.min(...distances));
    const radio = totals[nearest]?.querySelector("input");
    if (radio) radio.checked = true;
  },
};
