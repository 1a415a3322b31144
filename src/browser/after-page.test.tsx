import { afterPage } from "./after-page";

const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

it("waits for the rest of a page that shows its first screen first", async () => {
  document.body.innerHTML =
    "<main><section></section><div data-rest></div></main>";
  const task = jest.fn();
  afterPage(task);
  await nextFrame();
  expect(task).not.toHaveBeenCalled();
  document.querySelector("[data-rest]")?.remove();
  await nextFrame();
  await nextFrame();
  expect(task).toHaveBeenCalledTimes(1);
});

it("waits for the next frame of a page that is whole", async () => {
  document.body.innerHTML = "<main><section></section></main>";
  const task = jest.fn();
  afterPage(task);
  expect(task).not.toHaveBeenCalled();
  await nextFrame();
  expect(task).toHaveBeenCalledTimes(1);
});
