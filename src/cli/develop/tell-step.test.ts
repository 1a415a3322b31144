import { isReady, tellMessage } from "./tell-step";

const toMessage = (type: string, payload: object) => ({
  type: "LOG_ACTION",
  action: { type, payload },
});
const log = (level: string, text: string, more: object = {}) =>
  tellMessage(toMessage("LOG", { level, text, ...more }));

test("a step that takes long is told in plain words, and the others are not", () => {
  expect(tellMessage(toMessage("ACTIVITY_START", { text: "building schema" }))).toBe(
    "  … preparing the questions that pages ask of it",
  );
  expect(
    tellMessage(toMessage("ACTIVITY_START", { text: "building schema" }), true),
  ).toBeUndefined();
  expect(tellMessage(toMessage("ACTIVITY_START", { text: "write out requires" }))).toBeUndefined();
  expect(tellMessage(toMessage("ACTIVITY_END", { text: "building schema" }))).toBeUndefined();
  expect(
    tellMessage({ type: "LOG_ACTION", action: { type: "SET_STATUS", payload: "x" } }),
  ).toBeUndefined();
  expect(log("INFO", "bootstrap finished")).toBeUndefined();
});

test("errors and warnings keep their words and place, without a trace", () => {
  const location = { start: { line: 3, column: 7 } };
  const error = { filePath: "src/a.tsx", location, stack: [{ fileName: "gatsby/dist/x.js" }] };
  expect(log("ERROR", "Cannot query field", error)).toBe("src/a.tsx:3:7\nCannot query field");
  expect(log("WARNING", " an old option ")).toBe("an old option");
});

test("a page that could not be made is one line, without its query", () => {
  const text = [
    "There was an error in your GraphQL query:\n\ntext: no text to render\n",
    "   1 | fragment LandingSeo on LandingPage {\n",
    "File path: /site/src/templates/landing.tsx",
    "Url path: /about",
    "Plugin: none",
  ].join("\n");
  expect(log("ERROR", text)).toBe(
    "The page /about could not be made: text: no text to render. Mend what is wrong in content first; --verbose shows the query.",
  );
});

test("what nobody here can mend is not told", () => {
  const option =
    'Warning: there are unknown plugin options for "gatsby-transformer-remark": engines';
  expect(log("WARNING", option)).toBeUndefined();
  expect(log("WARNING", "Browserslist: caniuse-lite is outdated.")).toBeUndefined();
  const unused = (name: string) =>
    `The GraphQL query in the non-page component\n"/site/src/templates/${name}.tsx" will not be run.`;
  expect(log("WARNING", unused("any-landing"))).toBeUndefined();
  expect(log("WARNING", unused("article"))).toBe(unused("article"));
});

test("the server is ready once its address is told", () => {
  expect(isReady(toMessage("LOG", { text: "You can now view site in the browser." }))).toBe(true);
  expect(isReady(toMessage("LOG", { text: "write out requires" }))).toBe(false);
  expect(isReady({ type: "HEARTBEAT" })).toBe(false);
});
