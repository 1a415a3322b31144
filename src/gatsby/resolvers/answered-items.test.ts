import { makeContext, makeInfo } from "../../test-support/query-context";
import { answeredItems } from "./answered-items";

test("a question that the owner has to answer is left out", () => {
  const answered = { title: "May I cancel?", placeholder: false };
  const open = { title: "How fast do you reply?", placeholder: true };
  const section = { items: [answered, open] };
  expect(
    answeredItems.resolve(section, {}, makeContext(), makeInfo("items")),
  ).toEqual([answered]);
});
