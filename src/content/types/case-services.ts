import type { Problem } from "../problems/problem";

/** A service of a case leads to the page about it: nothing is booked there, and nothing is still to come. */
export function checkServices({ value }: { value: unknown }): Problem[] {
  const { services } = value as { services: readonly { link: string }[] };
  return services.flatMap(({ link }, index) => {
    if (link.startsWith("/")) return [];
    const what = `"${link}" is not the address of a page`;
    const hint = "write the address of the page about the service, such as /service";
    return [{ path: ["services", index, "link"], what, hint }];
  });
}
