import { act, fireEvent, screen } from "@testing-library/react";
import { hydrateInTransition } from "./hydrate-in-transition";

const onClick = jest.fn();

it("makes the page that came from the server answer, without drawing it anew", async () => {
  document.body.innerHTML = '<div id="page"><button>Menu</button></div>';
  const button = screen.getByRole("button");
  await act(async () => {
    hydrateInTransition(<button onClick={onClick}>Menu</button>, document.getElementById("page"));
    await Promise.resolve();
  });
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button")).toBe(button);
});

it("draws the page where the server sent none", async () => {
  document.body.innerHTML = '<div id="page"></div>';
  await act(async () => {
    hydrateInTransition(<button>Menu</button>, document.getElementById("page"));
    await Promise.resolve();
  });
  expect(screen.getByRole("button", { name: "Menu" })).toBeVisible();
});
