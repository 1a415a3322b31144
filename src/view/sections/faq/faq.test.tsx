import { render, screen } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { Faq } from "./faq";

const items: Queries.FaqSectionFragment["items"] = [
  {
    title: "How soon do leads come?",
    text: { html: "<p>Within 3 to 5 days.</p>" },
  },
  {
    title: "May I cancel?",
    text: { html: "<p>Yes.</p>" },
  },
];

it("opens one question of a list at a time, without affecting other lists", () => {
  render(
    <>
      <Faq {...frame} items={items} />
      <Faq {...frame} items={items} />
    </>,
  );
  const names = screen
    .getAllByRole("group")
    .map((details) => details.getAttribute("name"));
  expect(names).toEqual([names[0], names[0], names[2], names[2]]);
  expect(new Set(names).size).toBe(2);
});
