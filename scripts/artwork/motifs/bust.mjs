import { colour, shade, weight } from "../lib/palette.mjs";
import { fineHatch, hatch } from "../lib/light.mjs";
import { clip, ellipse, points, rect, shape, stroke } from "../lib/svg.mjs";

/**
 * A faceless head and shoulders on a 480-unit square: one lit half, one hatched half.
 * @param {{ id: string, skin: string, coat: string, hair: string, collar: string, cut: "crop" | "bun" | "long" | "side", enlarged?: boolean }} options
 */
export function bust({ id, skin, coat, hair, collar, cut, enlarged = false }) {
  const texture = enlarged ? fineHatch : hatch;
  const hairline = enlarged ? weight.hair / 2 : weight.hair;
  const torso = "M40 480 C44 392 104 352 186 334 L294 334 C376 352 436 392 440 480Z";
  const head = ellipse(240, 208, 74, 92, "#000");
  const dark = shade(skin, 0.26);
  const behind = {
    crop: "",
    side: "",
    bun: ellipse(240, 84, 42, 40, hair),
    long: shape(
      "M146 330 V200 A94 100 0 0 1 334 200 V330 C334 352 300 356 292 340 L188 340 C180 356 146 352 146 330Z",
      hair,
    ),
  };
  const front = {
    crop: shape(
      "M166 212 C150 124 190 98 240 98 C300 98 334 130 314 212 C316 176 306 160 296 156 L186 156 C172 162 168 180 166 212Z",
      hair,
    ),
    bun: shape(
      "M160 212 C156 136 196 104 240 104 C284 104 324 136 320 212 C308 164 280 146 240 146 C200 146 172 164 160 212Z",
      hair,
    ),
    long: shape(
      "M158 236 C150 140 190 102 244 104 C300 106 330 146 322 236 C318 190 292 164 258 132 C232 164 176 176 158 236Z",
      hair,
    ),
    side: shape(
      "M168 222 C146 132 184 94 246 96 C306 98 338 136 312 224 C318 190 312 176 302 168 C256 172 214 160 196 136 C182 160 170 180 168 222Z",
      hair,
    ),
  };
  return [
    behind[cut],
    shape(torso, coat),
    clip(
      `${id}-torso`,
      shape(torso, "#000"),
      rect(262, 320, 220, 180, shade(coat, 0.3)),
      rect(262, 320, 220, 180, texture("ink"), { opacity: 0.35 }),
    ),
    shape("M178 338 L240 434 L302 338 L276 326 L204 326Z", collar),
    shape("M206 262 V334 C206 366 274 366 274 334 V262Z", dark),
    clip(
      `${id}-head`,
      head,
      rect(160, 100, 160, 220, skin),
      rect(250, 100, 80, 220, dark),
      rect(250, 100, 80, 220, texture("inkSoft"), { opacity: 0.35 }),
    ),
    front[cut],
    stroke(points(178, 338, 240, 434, 302, 338), colour.ink, hairline, { opacity: 0.5 }),
    stroke(points(240, 434, 240, 480), colour.ink, hairline, { opacity: 0.5 }),
  ].join("");
}
