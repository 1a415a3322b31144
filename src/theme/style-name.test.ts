import styleName from "./style-name";

it("gives a style the same name each time, and another style another", () => {
  const name = styleName("color:teal;");
  expect(name).toMatch(/^[a-z\d]{1,5}$/);
  expect(styleName("color:teal;")).toBe(name);
  expect(styleName("color:tomato;")).not.toBe(name);
});
