/** @jest-environment jsdom */
import { showValues } from "./show-values";

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("names show values, also once they have changed, and texts keep their variables", async () => {
  showValues([{ name: "brand", value: "Northcart" }]);
  document.body.innerHTML =
    "<h2>Growth desk, {{brand}}</h2><p>Variables: {{brand}}</p>";
  await settle();
  const heading = document.querySelector("h2")!;
  expect(document.body.textContent).toBe(
    "Growth desk, NorthcartVariables: {{brand}}",
  );
  heading.firstChild!.nodeValue = "What {{brand}} is, by {{unknown}}";
  await settle();
  expect(heading.textContent).toBe("What Northcart is, by {{unknown}}");
});
