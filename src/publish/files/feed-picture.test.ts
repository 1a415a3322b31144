import { readFeedPicture } from "./feed";

test("the picture is the first that does not load lazily, as on its page", () => {
  const main =
    '<main><img src="/mark.svg" alt=""><picture><source srcSet="/cover.avif 360w">' +
    '<img class="a" src="/cover%20%231.jpg" width="2192" height="1096" alt="A &amp; B" loading="eager"/></picture></main>';
  expect(readFeedPicture(main)).toEqual({
    src: "/cover%20%231.jpg",
    alt: "A & B",
    width: 2192,
    height: 1096,
  });
});
