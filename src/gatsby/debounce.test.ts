import { debounce } from "./debounce";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("many calls in a row cause one run, after the last", async () => {
  const task = jest.fn(() => Promise.resolve());
  const call = debounce(task, 100);
  call();
  await jest.advanceTimersByTimeAsync(60);
  call();
  await jest.advanceTimersByTimeAsync(60);
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(40);
  expect(task).toHaveBeenCalledTimes(1);
});

test("a call during a run causes one more run afterwards", async () => {
  const steps: string[] = [];
  const task = async () => {
    steps.push("start");
    await new Promise((resolve) => setTimeout(resolve, 500));
    steps.push("end");
  };
  const call = debounce(task, 100);
  call();
  await jest.advanceTimersByTimeAsync(150);
  call();
  await jest.advanceTimersByTimeAsync(2000);
  expect(steps).toEqual(["start", "end", "start", "end"]);
});
