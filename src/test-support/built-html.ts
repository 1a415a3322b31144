/** A built page with the elements that feeds and crawler files are made from. */
export function buildHtml(path: string, main = "<h1>Plans</h1>"): string {
  return [
    '<!DOCTYPE html><html><head><meta name="description" content="What a growth team costs."/>',
    '<meta property="og:title" content="Plans and prices"/>',
    `<link rel="canonical" href="https://northcart.test${path}"/>`,
    `</head><body><header>Menu</header><main>${main}</main></body></html>`,
  ].join("");
}
