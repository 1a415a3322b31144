import { findAll } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readRecords, readSection } from "../read/records";
import { findPageRoute } from "../read/site-routes";

test("the home page shows at least thirteen logos of clients, each with its own alt text", () => {
  const clients = readRecords("shared/clients.yaml") as Record<
    string,
    { name: string }
  >;
  const { strip } = readSection("home", "dashboard") as {
    strip: { label: string; clients: string[] };
  };
  const home = readDocument(findPageRoute("/"));
  const shown = findAll(home, "section").find(
    (section) => section.querySelector("p")?.textContent === strip.label,
  );
  const names = findAll(shown!, "img").map((logo) => logo.getAttribute("alt"));
  expect(names.length).toBeGreaterThanOrEqual(13);
  expect(names).toEqual(strip.clients.map((key) => clients[key]?.name));
});
