/** @jest-environment node */
import { css } from "@emotion/react";
import type { ReplaceRendererArgs } from "gatsby";
import { type ReactElement, type ReactNode, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HelmetTags } from "../components/seo/helmet-tags";
import { renderPage } from "./render-page";

function render(bodyComponent: ReactElement) {
  const head: ReactNode[] = [];
  let html = "";
  let lang: string | undefined;
  renderPage({
    bodyComponent,
    replaceBodyHTMLString: (body) => {
      html = body;
    },
    setHeadComponents: (components) => head.push(components),
    setHtmlAttributes: (attributes) => {
      lang = attributes.lang;
    },
    setBodyAttributes: () => undefined,
  } as Partial<ReplaceRendererArgs> as ReplaceRendererArgs);
  return { html, lang, head: renderToStaticMarkup(<>{head.flat(2).filter(isValidElement)}</>) };
}

function renderTitle(title: string) {
  const image = { src: "/a.jpg", width: 1, height: 1, alt: "" };
  const page = { path: "/", title, description: "", keywords: [], image, structuredData: [] };
  const site = { brand: "Northcart", url: "https://northcart.example", locale: "en-US" };
  return render(<HelmetTags page={page} site={site} />);
}

test("each page gets its own head", () => {
  const title = '<title data-react-helmet="true">Pricing | Northcart</title>';
  expect(renderTitle("Pricing").head).toContain(title);
  const about = renderTitle("About");
  expect(about.lang).toBe("en");
  expect(about.head).toContain("About | Northcart");
  expect(about.head).not.toContain("Pricing");
});

test("a page's styles are one element in its head, with the class names of its elements", () => {
  const styles = { heading: css({ color: "teal" }), unused: css({ color: "tomato" }) };
  const { html, head } = render(<h1 css={styles.heading}>Pricing</h1>);
  const name = /^<h1 class="(s-[\w-]+)">Pricing<\/h1>$/.exec(html)![1]!;
  expect(head).toMatch(/<style>[^<]+<\/style>$/);
  expect(head.match(/<style/g)).toHaveLength(1);
  expect(head).toContain(`.${name}{color:teal;}`);
  expect(head).not.toContain("tomato");
  const plain = render(<p>Plain</p>);
  expect(plain.html).toBe("<p>Plain</p>");
  expect(plain.head).not.toContain("teal");
});

test("removes the style attribute of the router's focus wrapper", () => {
  const wrapper = <div style={{ outline: "none" }} tabIndex={-1} id="gatsby-focus-wrapper" />;
  expect(render(wrapper).html).not.toContain("style=");
});
