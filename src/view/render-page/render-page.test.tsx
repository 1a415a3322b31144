/** @jest-environment node */
import { css, Global } from "@emotion/react";
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

test("a page's head has the styles that it uses, with their names for the browser", () => {
  const styles = {
    heading: css({ color: "teal" }),
    unused: css({ color: "tomato" }),
  };
  const { html, head } = render(
    <>
      <Global styles={{ body: { color: "navy" } }} />
      <h1 css={styles.heading}>Pricing</h1>
    </>,
  );
  const name = /^<h1 class="s-([\w-]+)">Pricing<\/h1>$/.exec(html)![1]!;
  expect(head).toMatch(/<style data-styles="\w+">body\{color:navy;\}<\/style>/);
  expect(head).toContain(
    `<style data-styles="${name}">.s-${name}{color:teal;}</style>`,
  );
  expect(head).not.toContain("tomato");
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
    </main>,
  );
  expect(head).toContain("teal");
  expect(head).not.toContain("olive");
  expect(html).toMatch(
    /<section id="questions"[^>]*><style data-emotion="s [\w-]+">\.s-[\w-]+\{color:olive;\}<\/style><p/,
  );
});
