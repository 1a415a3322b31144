import { SampleSite } from "../test-support/sample-site";

test("a sound site has no faults", async () => {
  expect(await new SampleSite().findFaults()).toEqual([]);
});
