import { debounce } from "./on-pre-bootstrap";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("many calls in a row are served by one run, after the last of them", async () => {
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

test("a call while the task runs is served by a further run, after its end", async () => {
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
