import { monthSchema } from "./month.schema";

test("each day is of a kind that the month counts", () => {
  const action = { label: "More", link: "/more" };
  const kinds = (["email", "ad", "report"] as const).map((kind) => ({
    kind,
    name: kind,
    plural: `${kind}s`,
    action,
  }));
  const days = Array.from({ length: 20 }, (_, index) => ({
    kind: index === 3 ? "post" : "email",
    text: "A sample",
  }));
  const result = monthSchema.safeParse({
    type: "month",
    heading: "A month",
    sampleNotice: "Sample",
    planNote: "Growth",
    firstDay: "2025-06-30",
    days,
    kinds,
  });
  expect(result.error?.issues).toMatchObject([
    {
      path: ["days", 3, "kind"],
      message: '"post" is not one of the section\'s `kinds`',
    },
  ]);
});
