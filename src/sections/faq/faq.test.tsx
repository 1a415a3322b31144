import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Faq } from "./faq";

const section: Queries.FaqSectionFragment = {
  anchor: "faq",
  tone: "paper",
  kicker: null,
  heading: "Questions",
  text: null,
  items: [
    { title: "How soon do leads come?", text: { html: "<p>Within 3 to 5 days.</p>" } },
    { title: "May I cancel?", text: { html: '<p>Yes, see <a href="/terms">the terms</a>.</p>' } },
  ],
};

function groupNames(): (string | null)[] {
  return screen.getAllByRole("group").map((details) => details.getAttribute("name"));
}

it("shows the questions as headings and keeps the answers closed", () => {
  render(<Faq {...section} />);
  const questions = screen.getAllByRole("heading", { level: 3 });
  expect(questions.map((question) => question.textContent)).toEqual([
    "How soon do leads come?",
    "May I cancel?",
  ]);
  expect(screen.getByText("Within 3 to 5 days.")).not.toBeVisible();
});

it("opens an answer by its question, and closes it again", async () => {
  render(<Faq {...section} />);
  await userEvent.click(screen.getByText("May I cancel?"));
  expect(screen.getByRole("link", { name: "the terms" })).toBeVisible();
  expect(screen.getByText("Within 3 to 5 days.")).not.toBeVisible();
  await userEvent.click(screen.getByText("May I cancel?"));
  expect(screen.getByText("the terms")).not.toBeVisible();
});

it("shares one name among its questions, so that the browser keeps one open at a time", () => {
  render(<Faq {...section} />);
  const [first, second] = groupNames();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it("leaves the questions of another list alone", () => {
  render(
    <>
      <Faq {...section} />
      <Faq {...section} />
    </>,
  );
  expect(new Set(groupNames()).size).toBe(2);
});
