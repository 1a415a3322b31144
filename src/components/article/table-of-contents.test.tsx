import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { playReading } from "../../test-support/headings";
import { TableOfContents } from "./table-of-contents";

const headings = [
  { id: "themes", text: "Themes" },
  { id: "prices", text: "Prices" },
];
let reading: ReturnType<typeof playReading>;

beforeEach(() => {
  window.innerHeight = 1000;
  reading = playReading({ themes: 500, prices: 2000 });
  render(<TableOfContents label="On this page" headings={headings} />);
});

afterEach(() => reading.remove());

const contents = () => within(screen.getByRole("navigation", { name: "On this page" }));
const links = () => contents().getAllByRole("link", { hidden: true });

it("leads to each heading", () => {
  expect(links().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Themes", "#themes"],
    ["Prices", "#prices"],
  ]);
});

it("is closed until it is opened", async () => {
  expect(links()[0]).not.toBeVisible();
  await userEvent.click(contents().getByText("On this page", { selector: "summary" }));
  expect(links()[0]).toBeVisible();
});

it("marks where the reader is, and nothing above the first heading", () => {
  const marks = () => links().map((link) => link.getAttribute("aria-current"));
  expect(marks()).toEqual([null, null]);
  reading.scrollTo(1800);
  expect(marks()).toEqual([null, "location"]);
  reading.scrollTo(300);
  expect(marks()).toEqual(["location", null]);
});
