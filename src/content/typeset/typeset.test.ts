import { typeset } from "./typeset";

test.each([
  ["the store's plan", "the store’s plan"],
  [
    "15 days' notice, your rivals', and ours",
    "15 days’ notice, your rivals’, and ours",
  ],
  ['"How?" it asks ("once").', "“How?” it asks (“once”)."],
  [`He said "the 'best' one"; the '90s`, "He said “the ‘best’ one”; the ’90s"],
  ["rock 'n' roll, Fish 'N' Chips", "rock ’n’ roll, Fish ’N’ Chips"],
  [
    "'Til May, 'twas not; get 'em ('til)",
    "’Til May, ’twas not; get ’em (’til)",
  ],
  [
    "the '80s, '90s' and '05, not '5 tips'",
    "the ’80s, ’90s’ and ’05, not ‘5 tips’",
  ],
  [`a—"quoted" and 'so'—'on'/"x"`, "a—“quoted” and ‘so’—‘on’/“x”"],
  [`"I was—" he said, 'and—'`, "“I was—” he said, ‘and—’"],
  ["sends 6-12 emails", "sends 6–12 emails"],
  [
    "$200K-$500K, $500-$1,200, 20-30%, 2.5-4",
    "$200K–$500K, $500–$1,200, 20–30%, 2.5–4",
  ],
  ["rugs of 2 x 3 feet, 1080x1350", "rugs of 2\u00a0×\u00a03 feet, 1080×1350"],
  ["4.8 / 5 across 12+ brands", "4.8\u00a0/\u00a05 across 12+ brands"],
  ["$2000 a month, $12500.50", "$2,000 a month, $12,500.50"],
])("%j becomes %j", (written, set) => {
  expect(typeset(written)).toBe(set);
});

test.each([
  "grew 3x, 3.2x and 10x 5 times",
  "on 2025-01-15, in 2025-01",
  "call 514-555-0100, +1-514-555-0100, (514) 555-1234 or 555-0100",
  "version 1.2-3.4.5, UTF-8, ISO 8859-1, GTM-12-34, 0x10, post-4x5.png, 4x5.png",
  "https://shop.example/12-34 and /2-3",
  "in 2025, order 10234, H2X 1Y4",
  "a growth-ready, two-part plan",
  "\\ a < b & c > d",
])("%j stays as written", (written) => {
  expect(typeset(written)).toBe(written);
});

test("HTML's special characters have no meaning in a text", () => {
  expect(typeset(`<b "c"> &quot; \\ 'd' \\.`)).toBe(
    "<b “c”> &quot; \\ ‘d’ \\.",
  );
});
