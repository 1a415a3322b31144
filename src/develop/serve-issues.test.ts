import { EventEmitter } from "node:events";
import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import type { LocatedIssue } from "../../content/issues";
import type { ContentRecord } from "../../content/validate/parse-content";
import { blogPost } from "../../content/types/blog-post";
import type { IssueReport } from "../../tools/develop/issue-report";
import { reportIssues, reportSpelling, serveIssues } from "./serve-issues";

const place = { file: "content/a.yaml", line: 1, column: 1, field: "title" };
const issue: LocatedIssue = {
  ...place,
  code: "content/missing-field",
  message: "is missing",
  hint: "add it",
};
const word: LocatedIssue = { ...issue, code: "content/misspelled-word" };

beforeEach(() => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
});

/** What a page that connects now is sent. */
function readReport(): IssueReport {
  const write = jest.fn();
  const connect = jest.fn();
  serveIssues({ app: { get: connect, use: jest.fn() } });
  const [, handle] = connect.mock.calls[0] as [string, RequestListener];
  const response = { write, writeHead: jest.fn() };
  const request = new EventEmitter();
  handle(request as IncomingMessage, response as unknown as ServerResponse);
  request.emit("close");
  const [sent] = write.mock.calls[0] as [string];
  return JSON.parse(sent.replace("data: ", "")) as IssueReport;
}

test("misspelled words are warnings, listed once there are no errors", () => {
  reportIssues([issue], []);
  reportSpelling([word]);
  expect(readReport().issues).toEqual([issue]);
  reportIssues([], []);
  expect(readReport()).toMatchObject({
    headline: "1 warning in 1 content file",
    issues: [{ ...word, severity: "warning" }],
  });
});

test("a report lists drafts and scheduled pages", () => {
  const records = [
    { draft: true },
    { publishDate: "2999-01-02" },
    { publishDate: "2020-01-02" },
  ].map((value, index) => ({
    type: blogPost,
    key: `post-${index}`,
    value,
  }));
  reportIssues([], records as unknown as ContentRecord[]);
  expect(readReport().unpublished).toEqual([
    { path: "/blog/post-0", state: "draft" },
    { path: "/blog/post-1", state: "not published before 2999-01-02" },
  ]);
});
