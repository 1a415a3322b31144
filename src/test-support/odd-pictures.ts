import sharp from "sharp";
import { SampleSite, postFile } from "./sample-site";

export const clientFile = "content/shared/clients.yaml";

const create = {
  width: 1700,
  height: 425,
  channels: 3,
  background: "gray",
} as const;
const draw = (width: number) => sharp({ create: { ...create, width } });

/** A file in which a sync has left zeros. */
function fillMiddle(bytes: Buffer): Buffer {
  const third = Math.round(bytes.length / 3);
  return Buffer.from(bytes).fill(0, third, 2 * third);
}

async function drawPictures(): Promise<
  Readonly<Record<string, Buffer | string>>
> {
  const png = await draw(1700).png().toBuffer();
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const grain = sharp({ create: { ...create, height: 40, noise } });
  const smooth = grain.clone().resize(1700, 425, { fit: "fill" });
  const [jpeg, progressive, noisy, webp, avif] = await Promise.all([
    smooth.clone().jpeg().toBuffer(),
    grain.clone().jpeg({ progressive: true }).toBuffer(),
    grain.clone().png().toBuffer(),
    smooth.clone().webp().toBuffer(),
    grain.clone().avif({ effort: 0 }).toBuffer(),
  ]);
  return {
    "cut.jpg": jpeg.subarray(0, Math.round(jpeg.length / 2)),
    "zeros.jpg": fillMiddle(progressive),
    "hole.jpg": Buffer.from(jpeg).fill(0, 9000, 9500),
    "zeros.png": fillMiddle(noisy),
    "cut.png": noisy.subarray(0, noisy.length - 20),
    "cut.webp": webp.subarray(0, Math.round(webp.length / 2)),
    "cut.avif": avif.subarray(0, Math.round(avif.length / 2)),
    "tail.jpg": Buffer.concat([jpeg, Buffer.from("a camera's own")]),
    "whole.webp": webp,
    "turned.jpg": await draw(1700)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    "narrow.png": await draw(900).png().toBuffer(),
    "strip.png": await sharp({ create: { ...create, height: 40 } })
      .png()
      .toBuffer(),
    "wide.png": await draw(6001).png().toBuffer(),
    "heavy.png": Buffer.concat([png, Buffer.alloc(8_100_000)]),
    "phone.heic": "A picture of a phone.",
    "words.jpg": "These are words.",
    "png.jpg": png,
    "gif.png": await draw(1700).gif().toBuffer(),
    "drawing.png":
      '<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="9"/>',
    "loud.PNG": png,
    "Desk.png": png,
    "cafe\u0301.png": png,
  };
}

let drawn: ReturnType<typeof drawPictures> | undefined;

/** A sample site whose post shows `cover`, which may be one of the invalid pictures. */
export async function siteWithCover(cover: string): Promise<SampleSite> {
  const pictures = await (drawn ??= drawPictures());
  const site = new SampleSite().replace(postFile, "./cover.png", cover);
  const folder = "content/blog/first-post";
  const asked = Object.entries(pictures).filter(
    ([name]) => cover === `./${name}`,
  );
  // Keep unused pictures out, since they are reported; with a missing cover, all may be meant.
  if (asked.length > 0) site.remove(`${folder}/cover.png`);
  for (const [name, bytes] of asked.length > 0
    ? asked
    : Object.entries(pictures))
    site.write(`${folder}/${name}`, bytes);
  return site;
}

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"${attributes}>${inside}</svg>`;

const drawings = {
  "script.svg": svg("<script>alert(1)</script>"),
  "click.svg": svg("<path d='M0 0h9'/>", ' onload="alert(1)"'),
  "link.svg": svg('<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'),
  "remote.svg": svg(
    '<image href="https://cdn.test/a.png" width="9" height="9"/>',
  ),
  "font.svg": svg('<style>@import "https://fonts.test/a.css";</style>'),
  "fill.svg": svg(
    '<rect width="9" height="9" fill="url(//cdn.test/a.svg#b)"/>',
  ),
  "set.svg": svg(
    `<rect style="fill: image-set('https://cdn.test/a.png' 1x)"/>`,
  ),
  "escaped.svg": svg('<style>@\\69mport "https://fonts.test/a.css";</style>'),
  "no-xmlns.svg": '<svg width="9" height="9"><path d="M0 0h9"/></svg>',
  "page.svg": svg("<foreignObject><p>Words</p></foreignObject>"),
  "prefixed.svg": svg(
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  ),
  "hidden-link.svg": svg(
    '<a href="java&#9;script:alert(1)"><path d="M0 0h9"/></a>',
  ),
  "moving.svg": svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
  "web-page.svg": svg('<body xmlns="http://www.w3.org/1999/xhtml"/>'),
  "declared.svg": `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg("")}`,
  "sheet.svg": `<?xml-stylesheet href="https://cdn.test/a.css"?>${svg("")}`,
  "words.svg": "These are words.",
  "cut.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0',
  "page.html.svg": "<!doctype html><html><body>No</body></html>",
  "plain.svg": svg(
    '<!-- <script> --><defs><path id="a" d="M0 0h9"/></defs><use href="#a" style="fill: url(#b)"/>' +
      '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>' +
      '<style><![CDATA[@font-face { src: url("data:font/woff2;base64,//8=") }]]></style>' +
      '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:path="C:\\a.svg"/>',
  ),
};

/** A sample site with a client whose logo is `src`; ./logos/colo.svg exists. */
export function siteWithLogo(src: string): SampleSite {
  const site = new SampleSite();
  const all = { ...drawings, "colo.svg": svg("") };
  const asked = Object.entries(all).filter(
    ([name]) => src === `./logos/${name}`,
  );
  for (const [name, text] of asked.length > 0 ? asked : Object.entries(all))
    site.write(`content/shared/logos/${name}`, text);
  return site.write(
    clientFile,
    `colo:\n  name: Colo\n  logo: { src: "${src}" }\n`,
  );
}
