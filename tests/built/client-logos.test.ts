import { findAll } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readRecords, readSection } from "../read/records";
import { findPageRoute } from "../read/site-routes";

test("the home page shows the logos of all clients, at least thirteen, each with its own alt text", () => {
  const clients = readRecords("shared/clients.yaml") as Record<
    string,
    { name: string }
  >;
  const { heading } = readSection("home", "logo-strip") as { heading: string };
  const home = readDocument(findPageRoute("/"));
  const strip = findAll(home, "section").find(
    (section) => section.querySelector("h2")?.textContent === heading,
  );
  const names = findAll(strip!, "img").map((logo) => logo.getAttribute("alt"));
  expect(names.length).toBeGreaterThanOrEqual(13);
  expect(names.toSorted()).toEqual(
    Object.values(clients)
      .map(({ name }) => name)
      .toSorted(),
  );
});
