import { EventEmitter } from "node:events";
import { faultsAddress } from "../../develop/problem-report";
import { reportProblems, serveProblems } from "./serve-problems";

const problem = {
  file: "content/site.yaml",
  line: 3,
  column: 7,
  field: "brand",
  what: "is missing",
  hint: "write `brand:`",
};
const none = { headline: "", problems: [] };

test("a page gets the problems at once, and again after each check until it closes", () => {
  const print = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const request = new EventEmitter();
  const response = { writeHead: jest.fn(), write: jest.fn() };
  const get = jest.fn((_address: string, handle: (...args: never[]) => void) => {
    (handle as (...args: unknown[]) => void)(request, response);
  });
  reportProblems([]);
  serveProblems({ app: { get } });
  expect(get).toHaveBeenCalledWith(faultsAddress, expect.any(Function));
  expect(response.writeHead).toHaveBeenCalledWith(
    200,
    expect.objectContaining({ "Content-Type": "text/event-stream" }),
  );
  reportProblems([problem]);
  reportProblems([]);
  request.emit("close");
  reportProblems([problem]);
  const events = [none, { headline: "1 mistake in 1 content file", problems: [problem] }, none];
  expect(response.write.mock.calls).toEqual(
    events.map((event) => [`data: ${JSON.stringify(event)}\n\n`]),
  );
  expect(print).toHaveBeenCalledTimes(3);
});
