import { contentTypes } from "../../content-types";
import { readVariable } from "./variables";

const prices = { monthly: { price: 689 }, annual: { price: 599 } };
const record = {
  address: {},
  founder: {},
  quote: {},
  name: "Growth",
  value: "{{plan.growth.price}}",
  price: "{{pricing.growth.price}}",
  ...prices,
};
const read = (name: string) => readVariable(name, contentTypes, () => record);

test("a value through several records is filled in", () => {
  expect(read("fact.trial")).toBe("$689");
});

test.each([
  "fact.trial.name",
  "plan.growth",
  "plan.growth.constructor",
  "shop.a.name",
  "",
])("%j is not a variable", (name) => {
  expect(read(name)).toBeUndefined();
});
