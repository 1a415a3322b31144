/** @jest-environment node */
import { css } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderWithStyles } from "./render-with-styles";

const styles = { heading: css({ color: "teal" }), unused: css({ color: "tomato" }) };

function renderPage() {
  const { html, styles: elements } = renderWithStyles(<h1 css={styles.heading}>Pricing</h1>);
  return { html, head: renderToStaticMarkup(<>{elements}</>) };
}

it("puts no style between the elements of the body", () => {
  const { html } = renderPage();
  expect(html).toMatch(/^<h1 class="css-[\w-]+">Pricing<\/h1>$/);
});

it("gathers the styles of the page, under the names that its elements carry", () => {
  const { html, head } = renderPage();
  const name = /class="([\w-]+)"/.exec(html)![1]!;
  expect(head).toContain(`.${name}{color:teal;}`);
  expect(head).not.toContain("tomato");
});

it("leaves the ids of the styles to the browser, which reads them from the rules", () => {
  const { head } = renderPage();
  expect(head).toContain('<style data-emotion="css">');
});

it("starts every page without the styles of another", () => {
  renderPage();
  const { html, styles: elements } = renderWithStyles(<p>Plain</p>);
  expect(html).toBe("<p>Plain</p>");
  expect(renderToStaticMarkup(<>{elements}</>)).not.toContain("teal");
});
