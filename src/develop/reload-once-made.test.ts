/** @jest-environment jsdom */
import { reloadOnceMade } from "./reload-once-made";

beforeEach(() => {
  performance.getEntriesByType = () => [];
});

/** The server answers these statuses, one for each time it is asked. */
function answer(...statuses: number[]) {
  const fetch = jest.fn();
  for (const status of statuses) fetch.mockResolvedValueOnce({ status });
  window.fetch = fetch;
}

test("a page that the server did not have is loaded again once it is there", async () => {
  answer(404, 404, 200);
  const reload = jest.fn();
  const follow = reloadOnceMade(reload);
  await follow();
  expect(reload).not.toHaveBeenCalled();
  await follow();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page that was there is never loaded again", async () => {
  answer(200, 200);
  const reload = jest.fn();
  const follow = reloadOnceMade(reload);
  await follow();
  await follow();
  expect(reload).not.toHaveBeenCalled();
});

test("a page that is made long after the report is waited for, by the latest report alone", async () => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  answer(404, 404, 404, 404, 404, 200);
  const reload = jest.fn();
  const follow = reloadOnceMade(reload);
  await follow();
  const waits = [follow(), follow()];
  await jest.advanceTimersByTimeAsync(5_000);
  await Promise.all(waits);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("a page that was made while a busy server answered is loaded again", async () => {
  const served = { responseStatus: 404 } as PerformanceNavigationTiming;
  performance.getEntriesByType = () => [served];
  answer(200);
  const reload = jest.fn();
  await reloadOnceMade(reload)();
  expect(reload).toHaveBeenCalledTimes(1);
});
