import { createStyleCache } from "./style-cache";

test("styles of the first screen are known, and stay where they are", () => {
  document.head.innerHTML = `<style data-styles="1a 2b"></style><title></title>`;
  expect(createStyleCache().inserted).toMatchObject({ "1a": true, "2b": true });
  expect(document.head.firstElementChild).toHaveAttribute("data-styles");
});
