import { tick } from "./reveal-on-scroll";

let play: (milliseconds: number) => void;

beforeEach(() => {
  let next: FrameRequestCallback | undefined;
  jest.spyOn(performance, "now").mockReturnValue(0);
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => {
    next = frame;
    return 0;
  });
  play = (milliseconds) => {
    const frame = next;
    next = undefined;
    frame?.(milliseconds);
  };
});

afterEach(() => {
  jest.restoreAllMocks();
});

function show(text: string): Element {
  const element = document.createElement("strong");
  element.textContent = text;
  tick(element);
  return element;
}

it("counts up to the number and ends as the text that stood there", () => {
  const element = show("+491%");
  play(0);
  expect(element).toHaveTextContent("+393%");
  play(450);
  expect(element).toHaveTextContent("+479%");
  play(900);
  expect(element).toHaveTextContent("+491%");
});

it.each([
  ["$10K", "$10K"],
  ["100", "100"],
  ["5.2x", "4.2x"],
  ["$20,050", "$16,050"],
])("begins %s with as many digits, as %s", (text, first) => {
  const element = show(text);
  play(0);
  expect(element).toHaveTextContent(first);
});

it("leaves words as they are", () => {
  const element = show("Let's Talk");
  play(0);
  expect(element).toHaveTextContent("Let's Talk");
});
