import type { ServerResponse } from "node:http";
import type { Middleware } from "../develop/serve-issues";
import { onCreateDevServer } from "./on-create-dev-server";

jest.mock("../editor/write-editor", () => ({ writeEditor: jest.fn() }));

const post = { path: "/blog/new", redirectFrom: ["/blog/old/"] };

test.each([
  ["/blog/old", "/blog/new"],
  ["/blog/old/?a=1", "/blog/new?a=1"],
  ["/services", "/service"],
  ["/blog/new", undefined],
  ["/", undefined],
  ["//", undefined],
])("%s redirects to %s", async (url, target) => {
  const app = { get: jest.fn(), use: jest.fn() };
  const getNodesByType = (type: string) => (type === "BlogPost" ? [post] : []);
  await onCreateDevServer({ app, getNodesByType } as never);
  const [[answer]] = app.use.mock.calls as [[Middleware]];
  const [next, end] = [jest.fn(), jest.fn()];
  const writeHead = jest.fn(() => ({ end }));
  const response = { writeHead } as unknown as ServerResponse;
  answer({ url } as Parameters<Middleware>[0], response, next);
  if (target === undefined) expect(next).toHaveBeenCalled();
  else expect(writeHead).toHaveBeenCalledWith(302, { Location: target });
});
