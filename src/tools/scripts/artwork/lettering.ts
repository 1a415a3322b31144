import { readFileSync } from "node:fs";
import { type Font, create } from "fontkitten";
import subsetFont from "subset-font";
import { color } from "../../../view/theme/tokens";
import { textElement } from "./read-lettering";

/** A cut of one of the site's fonts. */
interface Cut {
  file: string;
  axes: Record<string, number>;
  /** Space added after each letter, in em. */
  tracking?: number;
}

/** The values of `font-family` in a drawing. */
const cuts: Record<string, Cut> = {
  "Bricolage Display": {
    file: "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    axes: { opsz: 96, wght: 700 },
    tracking: -0.02,
  },
  Bricolage: {
    file: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    axes: { wght: 600 },
  },
  Literata: {
    file: "literata/files/literata-latin-wght-normal.woff2",
    axes: { wght: 400 },
  },
};

const keyboard = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join("");

/** Replaces each `<text>` with its outlines, so that a drawing looks the same on machines with other fonts. */
export async function outlineLettering(svg: string): Promise<string> {
  let drawn = svg;
  for (const [element, attributes = "", words = ""] of svg.matchAll(
    textElement,
  )) {
    const outlines = await outlineWords(words, readAttributes(attributes));
    drawn = drawn.replace(element, () => outlines);
  }
  return drawn;
}

function readAttributes(text: string): Record<string, string> {
  const pairs = text.matchAll(/([\w-]+)="([^"]*)"/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** The share of a text's width that is left of its `x`. */
const anchors: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

async function outlineWords(
  words: string,
  attributes: Record<string, string>,
): Promise<string> {
  const family = attributes["font-family"] ?? "";
  const anchor = anchors[attributes["text-anchor"] ?? "start"] ?? 0;
  const font = await loadFont(family);
  const tracking = (cuts[family]?.tracking ?? 0) * font.unitsPerEm;
  let width = 0;
  let outlines = "";
  for (const glyph of font.glyphsForString(words)) {
    outlines += glyph.path.translate(width, 0).toSVG();
    width += glyph.advanceWidth + tracking;
  }
  const scale = Number(attributes["font-size"]) / font.unitsPerEm;
  const left = Number(attributes["x"]) - anchor * width * scale;
  const top = Number(attributes["y"]);
  const place = `translate(${left} ${top}) scale(${scale} ${-scale})`;
  const fill = attributes["fill"] ?? color.ink;
  return `<path fill="${fill}" transform="${place}" d="${outlines}"/>`;
}

const loaded = new Map<string, Font>();

async function loadFont(family: string): Promise<Font> {
  const known = loaded.get(family);
  if (known) return known;
  const cut = cuts[family];
  if (!cut) {
    const names = Object.keys(cuts).join(", ");
    throw new Error(`font-family="${family}" is not one of: ${names}`);
  }
  const whole = readFileSync(
    require.resolve(`@fontsource-variable/${cut.file}`),
  );
  const font = create(
    await subsetFont(whole, keyboard, {
      targetFormat: "sfnt",
      variationAxes: cut.axes,
    }),
  );
  if (font.isCollection) throw new Error(`${cut.file} is a collection`);
  loaded.set(family, font);
  return font;
}
