import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/**
 * Puts a picture of one color and of the same size in the place of every photo and drawing below a folder: a build then spends next
 * to nothing on pictures, and what is left is what the posts cost.
 */
export async function makePicturesPlain(contentDir: string): Promise<void> {
  const files = readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(jpg|png)$/.test(file))
    .map((file) => path.join(contentDir, file));
  for (const file of files) {
    const { width, height } = await sharp(file).metadata();
    const plain = sharp({ create: { width, height, channels: 3, background: "#CFE6D8" } });
    const bytes = await (file.endsWith(".png") ? plain.png() : plain.jpeg()).toBuffer();
    await sharp(bytes).toFile(file);
  }
}
