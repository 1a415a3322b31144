interface BuiltHtmlFacts {
  path: string;
  title?: string;
  robots?: string;
  main?: string;
}

/** A built page with the elements that feeds and crawler files are made from. */
export function buildHtml({ path, title, robots, main }: BuiltHtmlFacts): string {
  return [
    "<!DOCTYPE html><html><head>",
    `<meta name="robots" content="${robots ?? "max-image-preview:large"}"/>`,
    '<meta name="description" content="What a growth team costs."/>',
    `<meta property="og:title" content="${title ?? "Plans and prices"}"/>`,
    `<link rel="canonical" href="https://northcart.test${path}"/>`,
    `</head><body><header>Menu</header><main>${main ?? "<h1>Plans</h1>"}</main></body></html>`,
  ].join("");
}
