import styleName from "./style-name";

it("gives a style the same name each time, and another style another", () => {
  const name = styleName("color:teal;");
  expect(name).toMatch(/^[a-z\d]{1,4}$/);
  expect(styleName("color:teal;")).toBe(name);
  expect(styleName("color:tomato;")).not.toBe(name);
});

it("refuses two styles of one name, and shows both", () => {
  const styles = Array.from({ length: 20_000 }, (_, width) => `width:${width}px;`);
  expect(() => styles.forEach(styleName)).toThrow(
    /Two styles have the name "[a-z\d]+".*\nwidth:\d+px;\nwidth:\d+px;$/,
  );
});
