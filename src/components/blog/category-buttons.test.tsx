import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CategoryButtons } from "./post-filter-form";

const onSelect = jest.fn();

function renderButtons(selected: string) {
  render(
    <CategoryButtons
      label="Categories"
      allLabel="All Posts"
      categories={[
        { key: "ai", name: "AI" },
        { key: "google-shopping", name: "Google Shopping" },
      ]}
      selected={selected}
      onSelect={onSelect}
    />,
  );
  return within(screen.getByRole("group", { name: "Categories" })).getAllByRole("button");
}

it("offers all posts first, then each category", () => {
  expect(renderButtons("").map((button) => button.textContent)).toEqual([
    "All Posts",
    "AI",
    "Google Shopping",
  ]);
});

it.each([
  ["", "All Posts"],
  ["ai", "AI"],
])("presses the button of %j alone", (selected, name) => {
  renderButtons(selected);
  const pressed = screen.getAllByRole("button", { pressed: true });
  expect(pressed.map((button) => button.textContent)).toEqual([name]);
});

it("tells the key of the chosen category, and none for all", async () => {
  renderButtons("ai");
  await userEvent.click(screen.getByRole("button", { name: "Google Shopping" }));
  await userEvent.click(screen.getByRole("button", { name: "All Posts" }));
  expect(onSelect.mock.calls).toEqual([["google-shopping"], [""]]);
});
