import type { ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: Record<string, string>;
  bodyAttributes: Record<string, string>;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  body: string;
}

/** The template of every HTML file: Gatsby's default without its lines for obsolete browsers. */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes} lang={props.htmlAttributes["lang"]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
