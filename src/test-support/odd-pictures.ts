import sharp from "sharp";
import { SampleSite, postFile } from "./sample-site";

export const clientFile = "content/shared/clients.yaml";

const create = { width: 1700, height: 2, channels: 3, background: "gray" } as const;
const draw = (width: number) => sharp({ create: { ...create, width } });

/** A sample site whose post shows `cover`, which may be one of the pictures that something is wrong with. */
export async function siteWithCover(cover: string): Promise<SampleSite> {
  const png = await draw(1700).png().toBuffer();
  const pictures = {
    "narrow.png": await draw(900).png().toBuffer(),
    "wide.png": await draw(6001).png().toBuffer(),
    "heavy.png": Buffer.concat([png, Buffer.alloc(8_100_000)]),
    "words.jpg": "These are words.",
    "png.jpg": png,
    "gif.png": await draw(1700).gif().toBuffer(),
    "drawing.png": '<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="9"/>',
    "loud.PNG": png,
    "Desk.png": png,
  };
  const site = new SampleSite().replace(postFile, "./cover.png", cover);
  for (const [name, bytes] of Object.entries(pictures))
    site.write(`content/blog/first-post/${name}`, bytes);
  return site;
}

/** A sample site with a client whose logo is `src`; ./logos/colo.svg is there. */
export function siteWithLogo(src: string): SampleSite {
  return new SampleSite()
    .write("content/shared/logos/colo.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')
    .write(clientFile, `colo:\n  name: Colo\n  logo: { src: "${src}" }\n`);
}
