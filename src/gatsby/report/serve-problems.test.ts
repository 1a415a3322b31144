import { EventEmitter } from "node:events";
import { faultsAddress } from "../../develop/problem-report";
import type { LocatedProblem } from "../../content/problems/problem";
import { serveProblems } from "./serve-problems";
import { publishProblems } from "./report-problems";

const problem: LocatedProblem = {
  file: "content/site.yaml",
  line: 3,
  column: 7,
  field: "brand",
  what: "is missing",
  hint: "write `brand:`",
};
const none = { headline: "", problems: [] };

/** A browser that asks the development server for the problems; `events` is what it has been sent. */
function connect() {
  const events: unknown[] = [];
  const request = new EventEmitter();
  const response = {
    writeHead: jest.fn(),
    write: (event: string) => events.push(JSON.parse(event.replace(/^data: |\n\n$/g, ""))),
  };
  const get = jest.fn((_address: string, handle: (...args: never[]) => void) => {
    (handle as (...args: unknown[]) => void)(request, response);
  });
  serveProblems({ app: { get } });
  return { events, request, response, get };
}

test("a page is told the problems at once, and again after each check until it closes", () => {
  publishProblems([]);
  const { events, request, response, get } = connect();
  expect(get).toHaveBeenCalledWith(faultsAddress, expect.any(Function));
  expect(response.writeHead).toHaveBeenCalledWith(
    200,
    expect.objectContaining({ "Content-Type": "text/event-stream" }),
  );
  expect(publishProblems([problem])).toBe(false);
  expect(publishProblems([])).toBe(true);
  request.emit("close");
  publishProblems([problem]);
  expect(events).toEqual([
    none,
    { headline: "1 mistake in 1 content file", problems: [problem] },
    none,
  ]);
});
