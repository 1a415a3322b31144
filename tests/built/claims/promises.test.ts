import { LEGAL_FACTS } from "../../agreed";
import { readPageText } from "../../read/figures";
import { readRecords } from "../../read/records";

type Facts = Record<string, { value: string; phrase?: string }>;
const facts = readRecords("shared/facts.yaml") as Facts;

test("the terms have the notice and the launch that pages promise", () => {
  const terms = readPageText("/terms-of-service", "main").replace(/\s+/g, " ");
  for (const term of [
    facts["notice"]?.value,
    facts["influencer-notice"]?.value,
    facts["launch-time"]?.phrase,
  ])
    expect(terms).toContain(term);
});

test.each(LEGAL_FACTS)("$page says $says", ({ page, says }) => {
  expect(readPageText(page, "main").replace(/\s+/g, " ")).toContain(says);
});
