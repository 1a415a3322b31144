/** @jest-environment jsdom */
import { reloadOnceCreated } from "./reload-once-created";

beforeEach(() => {
  performance.getEntriesByType = () => [];
});

/** The server answers with these statuses, one for each request. */
function answer(...statuses: number[]) {
  const fetch = jest.fn();
  for (const status of statuses) fetch.mockResolvedValueOnce({ status });
  window.fetch = fetch;
}

test("an existing page is never reloaded", async () => {
  answer(200, 200);
  const reload = jest.fn();
  const follow = reloadOnceCreated(reload);
  await follow();
  await follow();
  expect(reload).not.toHaveBeenCalled();
});

test("a page created long after the report is awaited, by the latest report only", async () => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  answer(404, 404, 404, 404, 404, 200);
  const reload = jest.fn();
  const follow = reloadOnceCreated(reload);
  await follow();
  const waits = [follow(), follow()];
  await jest.advanceTimersByTimeAsync(5_000);
  await Promise.all(waits);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("a page created while the server was busy is reloaded", async () => {
  const served = { responseStatus: 404 } as PerformanceNavigationTiming;
  performance.getEntriesByType = () => [served];
  answer(200);
  const reload = jest.fn();
  await reloadOnceCreated(reload)();
  expect(reload).toHaveBeenCalledTimes(1);
});
