import { makePageCreation } from "../test-support/page-creation";
import { runQuery } from "./run-query";

const query = "query BlogPages { all }";

test("answers with the data of the query", async () => {
  const { args, graphql, panic } = makePageCreation({ data: { total: 3 } });
  expect(await runQuery(args, "BlogPages", query)).toEqual({ total: 3 });
  expect(graphql).toHaveBeenCalledWith(query);
  expect(panic).not.toHaveBeenCalled();
});

test("stops the build with the query's name and every error", async () => {
  const errors = [{ message: "Cannot query field x" }, { message: "Unknown type y" }];
  const { args, panic } = makePageCreation({ errors });
  await expect(runQuery(args, "BlogPages", query)).rejects.toThrow("BlogPages");
  expect(panic.mock.calls).toEqual([
    ["The query BlogPages failed:\nCannot query field x\nUnknown type y"],
  ]);
});

test("does not go on with half an answer", async () => {
  const { args, panic } = makePageCreation({ data: { total: 3 }, errors: [{ message: "lost" }] });
  await expect(runQuery(args, "BlogPages", query)).rejects.toThrow("BlogPages");
  expect(panic).toHaveBeenCalledTimes(1);
});

test("stops the build when there is no answer at all", async () => {
  const { args, panic } = makePageCreation({});
  await expect(runQuery(args, "BlogPages", query)).rejects.toThrow("BlogPages");
  expect(panic.mock.calls).toEqual([["The query BlogPages failed:\nit returned no data"]]);
});

test("stops the build when a record that it asks for is not there", async () => {
  const { args, panic } = makePageCreation({
    data: { siteSettings: null, allPlan: { nodes: [] } },
  });
  await expect(runQuery(args, "BlogPages", query)).rejects.toThrow("BlogPages");
  expect(panic.mock.calls).toEqual([["The query BlogPages found no siteSettings"]]);
});
