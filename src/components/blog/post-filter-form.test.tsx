import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { blogWords } from "../../test-support/fragments";
import { PostFilterForm } from "./post-filter-form";

const onChange = jest.fn();

beforeEach(() => {
  render(
    <PostFilterForm
      words={blogWords}
      categories={[{ key: "ai", name: "AI" }]}
      filter={{ query: "fee", category: "ai" }}
      onChange={onChange}
    />,
  );
});

it("shows the filter that is set", () => {
  const box = screen.getByRole("searchbox", { name: "Search posts" });
  expect(box).toHaveValue("fee");
  expect(box).toHaveAttribute("placeholder", "Search posts...");
  expect(screen.getByRole("button", { name: "AI" })).toHaveAttribute("aria-pressed", "true");
});

it("tells what is typed, and nothing of the category", async () => {
  await userEvent.type(screen.getByRole("searchbox"), "d");
  expect(onChange.mock.calls).toEqual([[{ query: "feed" }]]);
});

it("clears the words on Escape, and nothing else", async () => {
  await userEvent.type(screen.getByRole("searchbox"), "{Escape}");
  expect(onChange.mock.calls).toEqual([[{ query: "" }]]);
});

it("tells which category is chosen, and nothing of the words", async () => {
  await userEvent.click(screen.getByRole("button", { name: "All Posts" }));
  expect(onChange.mock.calls).toEqual([[{ category: "" }]]);
});

it("does not leave the page on Enter", async () => {
  const leave = jest.fn();
  const onSubmit = (event: Event) => {
    if (!event.defaultPrevented) leave();
    event.preventDefault();
  };
  document.addEventListener("submit", onSubmit);
  await userEvent.type(screen.getByRole("searchbox"), "{Enter}");
  document.removeEventListener("submit", onSubmit);
  expect(leave).not.toHaveBeenCalled();
});
