import type { ServerResponse } from "node:http";
import type { CreatePagesArgs } from "gatsby";
import { createPages } from "./create-pages/create-pages";
import { onCreateDevServer } from "./on-create-dev-server";
import type { Middleware } from "./report/serve-issues";

jest.mock("./report/watch-spelling", () => ({ checkSpellingSoon: jest.fn() }));
jest.mock("../editor/write-editor", () => ({ writeEditor: jest.fn() }));
jest.mock("node:fs/promises", () => ({
  ...jest.requireActual<object>("node:fs/promises"),
  readFile: () => Promise.resolve(Buffer.from("")),
}));
jest.mock("../content-types", () => ({
  ...jest.requireActual<object>("../content-types"),
  loadContent: () => Promise.resolve({ records: [] }),
}));

/** Starts the server with one post, and returns what answers other requests. */
async function start(port?: number): Promise<Middleware> {
  const app = { get: jest.fn(), use: jest.fn() };
  const post = {
    ...{ path: "/blog/new", redirectFrom: ["/blog/old/"] },
    ...{ tags: [], categories: [] },
  };
  await createPages({
    actions: { createPage: jest.fn(), createRedirect: jest.fn() },
    getNodesByType: (type: string) => (type === "BlogPost" ? [post] : []),
  } as unknown as CreatePagesArgs);
  const store = { getState: () => ({ program: { port } }) };
  await onCreateDevServer({ app, store });
  return (app.use.mock.calls as [Middleware][])[0]![0];
}

test.each([
  ["/blog/old", "/blog/new"],
  ["/blog/old/?a=1", "/blog/new?a=1"],
  ["/services", "/service"],
  ["/blog/new", undefined],
  ["/", undefined],
  ["//", undefined],
])("%s redirects to %s", async (url, target) => {
  const answer = await start();
  const [next, end] = [jest.fn(), jest.fn()];
  const writeHead = jest.fn(() => ({ end }));
  const response = { writeHead } as unknown as ServerResponse;
  answer({ url } as Parameters<Middleware>[0], response, next);
  if (target === undefined) expect(next).toHaveBeenCalled();
  else expect(writeHead).toHaveBeenCalledWith(302, { Location: target });
});

test("the editor's URL has the port that the server uses", async () => {
  process.env.SERVE_EDITOR = "1";
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  await start(8123);
  expect(write).toHaveBeenCalledWith(
    "\nThe editor will be at http://localhost:8123/admin\n\n",
  );
  delete process.env.SERVE_EDITOR;
});
