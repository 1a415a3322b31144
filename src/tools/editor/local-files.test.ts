import { formatFileName } from "./local-files";

test.each([
  ["My photo 1.JPG", "my-photo-1.jpg"],
  ["shelf_front.webp", "shelf-front.webp"],
  ["Crème (2).jpeg", "cr-me-2-.jpeg"],
])("%s is saved as %s", (name, saved) => {
  expect(formatFileName(name)).toBe(saved);
});
