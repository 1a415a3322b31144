import type { RecordFault } from "../content-type";

/** A service of a case leads to the page about it: nothing is booked there, and nothing is still to come. */
export function checkServices({ value }: { value: unknown }): RecordFault[] {
  const { services } = value as { services: readonly { link: string }[] };
  return services.flatMap(({ link }, index) => {
    if (link.startsWith("/")) return [];
    const problem = `"${link}" is not the address of a page`;
    const remedy = "write the address of the page about the service, such as /service";
    return [{ path: ["services", index, "link"], problem, remedy }];
  });
}
