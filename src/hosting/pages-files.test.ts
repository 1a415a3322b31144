import { toHeadersFile, toRedirectsFile } from "./write-hosting";

const facts = {
  headers: { "X-Content-Type-Options": "nosniff" },
  redirects: { "/services": "/service" },
  files: [
    "/index.html",
    "/app-0123456789abcdef0123.js",
    "/static/a/b.avif",
    "/static/c.svg",
    "/fonts/a.woff2",
  ],
};

test("_headers names each address once for each header: hosts join the values of all rules that match", () => {
  expect(toHeadersFile(facts)).toBe(
    [
      "/*\n  X-Content-Type-Options: nosniff\n  Cross-Origin-Resource-Policy: same-origin\n",
      "/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000, immutable\n",
      "/static/*\n  Cache-Control: public, max-age=31536000, immutable\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n",
      "/fonts/*\n  Cache-Control: public, max-age=604800\n",
    ].join("\n"),
  );
});

test("_redirects says where each old address leads, for good", () => {
  expect(toRedirectsFile(facts)).toBe("/services /service 301\n");
});
