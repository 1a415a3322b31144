import { makePageCreation } from "../test-support/page-creation";
import { runQuery } from "./run-query";

const query = "query BlogPages { all }";
const run = (answer: Parameters<typeof makePageCreation>[0]) =>
  runQuery(makePageCreation(answer).args, "BlogPages", query);

test("answers with the data of the query", async () => {
  const { args, graphql } = makePageCreation({ data: { total: 3 } });
  expect(await runQuery(args, "BlogPages", query)).toEqual({ total: 3 });
  expect(graphql).toHaveBeenCalledWith(query);
});

test("fails with the query's name and every error, even with half an answer", async () => {
  const errors = [{ message: "Cannot query field x" }, { message: "Unknown type y" }];
  const words = "The query BlogPages failed:\nCannot query field x\nUnknown type y";
  await expect(run({ errors })).rejects.toThrow(words);
  await expect(run({ data: { total: 3 }, errors })).rejects.toThrow(words);
});

test("fails if there is no answer at all", async () => {
  await expect(run({})).rejects.toThrow("The query BlogPages failed:\nit returned no data");
});

test("fails if a record that it asks for is missing", async () => {
  const data = { siteSettings: null, allPlan: { nodes: [] } };
  await expect(run({ data })).rejects.toThrow("The query BlogPages found no siteSettings");
});
