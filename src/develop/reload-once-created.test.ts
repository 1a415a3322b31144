/** @jest-environment jsdom */
import { reloadOnceCreated } from "./reload-once-created";

test.each([
  ["not reloaded if it was there", 200, 0],
  ["reloaded once it is created", 404, 1],
])("a page is %s", async (_kind, responseStatus, reloads) => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  const served = { responseStatus } as PerformanceNavigationTiming;
  performance.getEntriesByType = () => [served];
  const answer = jest.fn().mockResolvedValue({ status: 404 });
  window.fetch = answer;
  const reload = jest.fn();
  const following = reloadOnceCreated(reload);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  answer.mockResolvedValue({ status: 200 });
  await jest.advanceTimersByTimeAsync(1_000);
  await following;
  expect(reload).toHaveBeenCalledTimes(reloads);
});
