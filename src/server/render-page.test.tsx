/** @jest-environment node */
import { isValidElement } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HelmetTags } from "../components/seo/helmet-tags";
import { renderPage } from "./render-page";

function pageOf(title: string) {
  const page = {
    path: "/",
    title,
    description: "",
    keywords: [],
    image: { src: "/a.jpg", width: 1, height: 1, alt: "" },
    structuredData: [],
  };
  return (
    <HelmetTags
      page={page}
      site={{ brand: "Northcart", url: "https://northcart.example", locale: "en-US" }}
    />
  );
}

function headOf(title: string): string {
  const head: ReactNode[] = [];
  let language: string | undefined;
  renderPage(pageOf(title), {
    replaceBodyHTMLString: () => undefined,
    setHeadComponents: (components) => head.push(components),
    setHtmlAttributes: (attributes) => {
      language = attributes.lang;
    },
    setBodyAttributes: () => undefined,
  });
  expect(language).toBe("en");
  return renderToStaticMarkup(<>{head.flat(2).filter(isValidElement)}</>);
}

test("each page gets the head that it was rendered with", () => {
  expect(headOf("Pricing")).toContain(
    '<title data-react-helmet="true">Pricing | Northcart</title>',
  );
  const about = headOf("About");
  expect(about).toContain("About | Northcart");
  expect(about).not.toContain("Pricing");
});
