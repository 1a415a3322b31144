import { EventEmitter } from "node:events";
import { faultsAddress } from "../../develop/fault-report";
import type { Fault } from "../../content/validate/fault";
import { publishFaults } from "./fault-feed";
import { serveFaults } from "./serve-faults";

const fault: Fault = {
  file: "content/site.yaml",
  line: 3,
  column: 7,
  field: "brand",
  problem: "is missing",
  remedy: "write `brand:`",
};
const none = { headline: "", faults: [] };

/** A browser that asks the development server for the faults; `events` is what it has been sent. */
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
  serveFaults({ app: { get } });
  return { events, request, response, get };
}

test("a page is told the faults at once, and again after each check until it closes", () => {
  publishFaults([]);
  const { events, request, response, get } = connect();
  expect(get).toHaveBeenCalledWith(faultsAddress, expect.any(Function));
  expect(response.writeHead).toHaveBeenCalledWith(
    200,
    expect.objectContaining({ "Content-Type": "text/event-stream" }),
  );
  expect(publishFaults([fault])).toBe(false);
  expect(publishFaults([])).toBe(true);
  request.emit("close");
  publishFaults([fault]);
  expect(events).toEqual([
    none,
    { headline: "1 mistake in 1 content file", faults: [fault] },
    none,
  ]);
});
