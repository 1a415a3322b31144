import { EventEmitter } from "node:events";
import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import { reportIssues, serveIssues } from "./serve-issues";

test("a page that connects gets what was found before", () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const word = {
    ...{ file: "content/a.yaml", line: 1, column: 1, field: "title" },
    code: "content/misspelled-word" as const,
    severity: "warning" as const,
    message: "is not in the dictionary",
    hint: "add it",
  };
  reportIssues([word]);
  const [connect, write] = [jest.fn(), jest.fn()];
  serveIssues({ app: { get: connect, use: jest.fn() } });
  const [[, handle]] = connect.mock.calls as [[string, RequestListener]];
  const response = { write, writeHead: jest.fn() };
  const request = new EventEmitter();
  handle(request as IncomingMessage, response as unknown as ServerResponse);
  const [[sent]] = write.mock.calls as [[string]];
  expect(JSON.parse(sent.replace("data: ", ""))).toEqual({
    headline: "1 warning in 1 content file",
    issues: [word],
  });
});
