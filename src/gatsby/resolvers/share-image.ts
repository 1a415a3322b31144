import { dirname, join } from "node:path";
import type { ContentType, ReadRecord } from "../../content/content-type";
import {
  publishShareImage,
  shareImageSize,
} from "../share-image/publish-share-image";
import { mapValues } from "../../lib/map-values";
import { lastValidDir } from "../../content/read/last-valid";
import { findPicture } from "./image-file";
import { field } from "./field";
import { readRecord, readSettings, renderText } from "./query-context";

/** The field for a page's share image, drawn from its record's text. */
export const shareImageField = (type: ContentType) =>
  field(
    "ShareImage!",
    "The picture that social networks show with a link to the page: its title, with its figure or its picture.",
    async (
      record: Record<string, unknown> & { key: string; file: string },
      context,
    ) => {
      const read: ReadRecord = (type, key) => readRecord(context, type, key);
      const fill = (text: string) => renderText(text, context);
      const written = type.share?.(record, read) ?? { title: "" };
      const { brand, url } = readSettings(context) ?? { brand: "", url: "" };
      const title = fill(written.title);
      const kind = written.kind && fill(written.kind);
      const figure = written.figure && mapValues(written.figure, fill);
      const host = url.replace(/^https?:\/\//, "");
      const folder = join(lastValidDir, dirname(record.file));
      const file =
        written.picture &&
        (await findPicture(written.picture, folder, context));
      const texts = { title, kind, figure, brand, host };
      const src = await publishShareImage({
        ...texts,
        ...(file && { cover: file.absolutePath }),
      });
      const heading = (kind ? `${kind}: ` : "") + title;
      const alt = figure
        ? `${heading}, ${figure.value} ${figure.label}`
        : heading;
      return { src, ...shareImageSize, alt: `${alt} | ${brand}` };
    },
  );
