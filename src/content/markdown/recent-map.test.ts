import { RecentMap } from "./recent-map";

test("a value is made once and kept", () => {
  const make = jest.fn((key: string) => ({ key }));
  const map = new RecentMap<string, { key: string }>(2);
  const first = map.getOrMake("a", () => make("a"));
  expect(map.getOrMake("a", () => make("a"))).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test("the value that was not asked for the longest time goes first", () => {
  const made: string[] = [];
  const map = new RecentMap<string, string>(2);
  for (const key of ["a", "b", "a", "c", "a", "b"]) {
    map.getOrMake(key, () => {
      made.push(key);
      return key;
    });
  }
  expect(made).toEqual(["a", "b", "c", "b"]);
});
