import { keepPage } from "./keep-page";

test("the words of a page are put back if React removes them", async () => {
  document.body.innerHTML = "<div><main>Words</main><footer></footer></div>";
  const container = document.body.querySelector("div")!;
  keepPage(container);
  container.replaceChildren(document.createElement("p"));
  // Observers run before it.
  await Promise.resolve();
  expect(container.innerHTML).toBe(
    "<main>Words</main><footer></footer><p></p>",
  );
});
