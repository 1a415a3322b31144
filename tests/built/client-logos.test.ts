import { findAll } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readRecords, readSection } from "../read/records";
import { findPageRoute } from "../read/site-routes";

test("the home page shows at least thirteen logos of clients, each with its own alt text", () => {
  const clients = readRecords("shared/clients.yaml") as Record<
    string,
    { name: string }
  >;
  const { heading, clients: shown } = readSection("home", "logo-strip") as {
    heading: string;
    clients: string[];
  };
  const home = readDocument(findPageRoute("/"));
  const strip = findAll(home, "section").find(
    (section) => section.querySelector("h2")?.textContent === heading,
  );
  const names = findAll(strip!, "img").map((logo) => logo.getAttribute("alt"));
  expect(names.length).toBeGreaterThanOrEqual(13);
  expect(names).toEqual(shown.map((key) => clients[key]?.name));
});
