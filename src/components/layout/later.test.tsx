import { act, render, screen } from "@testing-library/react";
import { afterFrame, Later, notePage } from "./later";

const open = (url: string, previous: Location | null = location) =>
  notePage(new URL(url, location.href) as unknown as Location, previous);

const renderPage = () =>
  render(
    <>
      <h1>Plans</h1>
      <Later>
        <p>Questions</p>
      </Later>
    </>,
  );
const isWhole = () => screen.queryByText("Questions") !== null;

test("a page that a link opens is whole before the tasks that follow its first frame", async () => {
  open("/pricing");
  renderPage();
  expect(isWhole()).toBe(false);
  await act(() => new Promise<void>(afterFrame));
  expect(isWhole()).toBe(true);
});

test.each([
  ["the first page", () => open("/pricing", null)],
  ["a page opened at an anchor", () => open("/pricing#faq")],
  [
    "a page of the history",
    () => {
      dispatchEvent(new PopStateEvent("popstate"));
      open("/pricing");
    },
  ],
])("%s is whole at once", (_kind, start) => {
  start();
  renderPage();
  expect(isWhole()).toBe(true);
});
