import { readLine } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { readRecords } from "../../read/records";
import { findPageRoute } from "../../read/site-routes";

type Facts = Record<string, { value: string; phrase?: string }>;
const readWords = (page: string) =>
  readLine(readDocument(findPageRoute(page)).querySelector("main"));
const facts = readRecords("shared/facts.yaml") as Facts;

test("the terms state the notice period and launch time that pages promise", () => {
  const terms = readWords("/terms-of-service");
  for (const term of [
    facts["notice"]?.value,
    facts["influencer-notice"]?.value,
    facts["launch-time"]?.phrase,
  ])
    expect(terms).toContain(term);
});
