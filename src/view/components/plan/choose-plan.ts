/** The name of the radios that choose a plan on the pricing page. */
export const planStopName = "plan-stop";

/** Chooses a plan on this page, if it has the radios. */
export function choosePlan(key: string): void {
  const radios = document.querySelectorAll<HTMLInputElement>(
    `input[name="${planStopName}"]`,
  );
  for (const radio of radios) if (radio.value === key) radio.checked = true;
}
