import { routes } from "./routes";

test("the home page is a landing page with the address of the site", () => {
  expect(routes.landingPage("home")).toBe(routes.home);
  expect(routes.landingPage("pricing")).toBe("/pricing");
});

test("the first page of the list is the blog itself", () => {
  expect(routes.blogPage(1)).toBe(routes.blog);
  expect(routes.blogPage(2)).toBe("/blog/page/2");
});

test("no address ends in a slash", () => {
  const addresses = [
    routes.blog,
    routes.blogPost("x"),
    routes.blogPage(3),
    routes.legalPage("terms"),
  ];
  expect(addresses.filter((address) => !/^\/.*[^/]$/.test(address))).toEqual([]);
});
