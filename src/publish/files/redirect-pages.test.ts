import { renderRedirectPage } from "./redirect-pages";

test("a redirect is in the language of the site", () => {
  const site = { url: "https://northcart.test", locale: "fr-CA" };
  expect(
    renderRedirectPage("/about", site, "Cette page est ici : {address}"),
  ).toContain('<html lang="fr-CA">');
});
