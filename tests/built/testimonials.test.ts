import { findAll, readLine } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readRecords, readSections } from "../read/records";
import { findPageRoute } from "../read/site-routes";

interface Testimonial {
  name: string;
  company: string;
  shortQuote: string;
  fullQuote: string;
}

const sections = readSections("home", "testimonials") as { testimonials: string[] }[];
const records = readRecords("shared/testimonials.yaml") as Record<string, Testimonial>;
const testimonials = sections
  .flatMap((section) => section.testimonials)
  .map((key) => records[key]!);
const cards = findAll(readDocument(findPageRoute("/")), "main figure:has(blockquote)");

test("the home page has its testimonials", () => {
  expect(cards.length).toBeGreaterThan(0);
  expect(cards).toHaveLength(testimonials.length);
});

test.each(testimonials.map((each, place) => ({ ...each, place })))(
  "$name, $company: the quote, what there is more to read, and whose it is",
  ({ name, company, shortQuote, fullQuote, place }) => {
    const card = cards[place]!;
    const full = fullQuote.length > shortQuote.length ? [fullQuote] : [];
    expect(findAll(card, "blockquote > p").map(readLine)).toEqual([shortQuote]);
    expect(findAll(card, "details > p").map(readLine)).toEqual(full);
    expect(findAll(card, "summary").map(readLine)).toEqual(full.map(() => "Read MoreRead Less"));
    const source = readLine(card.querySelector("figcaption"));
    expect(source).toContain(name);
    expect(source).toContain(company);
  },
);
