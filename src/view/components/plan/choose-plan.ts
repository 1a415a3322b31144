/** The name of the radios that choose a plan on the pricing page. */
export const planStopName = "plan-stop";

/** Chooses a plan on this page, if it has the radios. */
export function choosePlan(key: string): void {
  const radio = document.querySelector<HTMLInputElement>(
    `input[name="${planStopName}"][value="${key}"]`,
  );
  if (radio) radio.checked = true;
}
