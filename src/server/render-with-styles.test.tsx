/** @jest-environment node */
import { css } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderWithStyles } from "./render-with-styles";

const styles = { heading: css({ color: "teal" }), unused: css({ color: "tomato" }) };

function renderPage() {
  const { html, styles: elements } = renderWithStyles(<h1 css={styles.heading}>Pricing</h1>);
  return { html, head: renderToStaticMarkup(elements) };
}

it("puts no style between the elements of the body", () => {
  const { html } = renderPage();
  expect(html).toMatch(/^<h1 class="s-[\w-]+">Pricing<\/h1>$/);
});

it("gathers the styles of the page, under the names that its elements carry", () => {
  const { html, head } = renderPage();
  const name = /class="([\w-]+)"/.exec(html)![1]!;
  expect(head).toContain(`.${name}{color:teal;}`);
  expect(head).not.toContain("tomato");
});

it("has one element for all styles, whose ids the browser reads from the rules", () => {
  const { head } = renderPage();
  expect(head).toMatch(/^<style>[^<]+<\/style>$/);
});

it("leaves no style in the attribute of the router's focus wrapper", () => {
  const wrapper = <div style={{ outline: "none" }} tabIndex={-1} id="gatsby-focus-wrapper" />;
  expect(renderWithStyles(wrapper).html).not.toContain("style=");
});

it("starts every page without the styles of another", () => {
  renderPage();
  const { html, styles: elements } = renderWithStyles(<p>Plain</p>);
  expect(html).toBe("<p>Plain</p>");
  expect(renderToStaticMarkup(elements)).not.toContain("teal");
});
