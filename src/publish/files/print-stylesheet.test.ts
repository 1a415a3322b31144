import { buildBookingUrl } from "../../site/urls/booking-origin";
import { buildPrintStylesheet } from "./print-stylesheet";

test("links print their full URL, and booking links theirs without the origin", () => {
  const origin = { site: "shop.example", page: "home", place: "hero" };
  const href = buildBookingUrl("https://book.example/demo", origin).replaceAll("&", "&amp;");
  const stylesheet = buildPrintStylesheet("https://shop.example", [
    `<a href="${href}">Book</a><a href="/about">`,
  ]);
  expect(stylesheet).toContain(`content:" (https://shop.example" attr(href) ")"`);
  expect(stylesheet.match(/content:" \(https:\/\/book[^}]*/g)).toEqual([
    `content:" (https://book.example/demo)"!important`,
  ]);
});
