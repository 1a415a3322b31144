import { isHashedScript } from "./create-webpack-config";

test("only scripts that webpack names by their text are removed when they are out of date", () => {
  const scripts = ["32-a718cab89c7b7e2526a6.js", "app-9f451fe1fe04b5b84c85.js"];
  expect(scripts.map(isHashedScript)).toEqual([true, true]);
  const others = ["start-82cd94a3.js", "static", "index.html", "static/32-a718cab89c7b7e2526a6.js"];
  expect(others.filter(isHashedScript)).toEqual([]);
});
