/** @jest-environment node */
import { css } from "@emotion/react";
import type { ReplaceRendererArgs } from "gatsby";
import { type ReactElement, type ReactNode, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderPage } from "./render-page";

function render(bodyComponent: ReactElement) {
  const head: ReactNode[] = [];
  let html = "";
  renderPage({
    bodyComponent,
    replaceBodyHTMLString: (body) => {
      html = body;
    },
    setHeadComponents: (components) => head.push(components),
    setHtmlAttributes: () => undefined,
    setBodyAttributes: () => undefined,
  } as Partial<ReplaceRendererArgs> as ReplaceRendererArgs);
  return {
    html,
    head: renderToStaticMarkup(<>{head.flat(2).filter(isValidElement)}</>),
  };
}

test("a page's styles are one element in its head, with the class names of its elements", () => {
  const styles = {
    heading: css({ color: "teal" }),
    unused: css({ color: "tomato" }),
  };
  const { html, head } = render(<h1 css={styles.heading}>Pricing</h1>);
  const name = /^<h1 class="(s-[\w-]+)">Pricing<\/h1>$/.exec(html)![1]!;
  expect(head).toMatch(/<style>[^<]+<\/style>$/);
  expect(head.match(/<style/g)).toHaveLength(1);
  expect(head).toContain(`.${name}{color:teal;}`);
  expect(head).not.toContain("tomato");
  expect(html).not.toContain("<style");
  const plain = render(<p>Plain</p>);
  expect(plain.html).toBe("<p>Plain</p>");
  expect(plain.head).not.toContain("teal");
});

test("styles that only the sections after the first use come with the second", () => {
  const both = css({ color: "teal" });
  const below = css({ color: "olive" });
  const { html, head } = render(
    <main>
      <section css={both}>Plans</section>
      <section css={both} id="questions">
        <p css={below}>Questions</p>
      </section>
      <section css={below}>Call</section>
    </main>,
  );
  expect(head).toContain("teal");
  expect(head).not.toContain("olive");
  const [firstScreen, styles] = html.split(/<style>|<\/style>/);
  expect(firstScreen).toMatch(/<section id="questions"[^>]*>$/);
  expect(styles).toMatch(/^\.s-[\w-]+\{color:olive;\}$/);
});
