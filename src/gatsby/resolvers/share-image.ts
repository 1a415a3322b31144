import { dirname, join, resolve } from "node:path";
import type { ContentType, ReadRecord } from "../../content/content-type";
import { isRemote } from "../../content/fields/checks/remote-image";
import { publishShareImage, shareImageSize } from "../../publish/share-image/publish-share-image";
import { mapValues } from "../../site/map-values";
import { lastValidDir } from "../last-valid/copy-files";
import { findRemoteFile } from "./image-file";
import { type QueryContext, field } from "./field";
import { readRecord, readSettings, renderText, resolveSiteUrl } from "./query-context";

/** The field for a page's share image, drawn from its record's text. */
export const shareImageField = (type: ContentType) =>
  field(
    "ShareImage!",
    "The picture that social networks show with a link to the page: its title, with its figure or its picture.",
    async (record: Record<string, unknown> & { key: string; file: string }, context) => {
      const read: ReadRecord = (type, key) => readRecord(context, type, key);
      const fill = (text: string) => renderText(text, context);
      const written = type.share?.(record, read) ?? { title: "" };
      const { brand, ...settings } = readSettings(context) ?? { brand: "", url: "" };
      const title = fill(written.title);
      const kind = written.kind && fill(written.kind);
      const figure = written.figure && mapValues(written.figure, fill);
      const host = resolveSiteUrl(settings, context).replace(/^https?:\/\//, "");
      const cover = written.picture && (await findPicture(written.picture, record.file, context));
      const texts = { title, kind, figure, brand, host };
      const src = await publishShareImage({ ...texts, ...(cover && { cover }) });
      const heading = (kind ? `${kind}: ` : "") + title;
      const alt = figure ? `${heading}, ${figure.value} ${figure.label}` : heading;
      return { src, ...shareImageSize, alt: `${alt} | ${brand}` };
    },
  );

async function findPicture(src: string, contentFile: string, context: QueryContext) {
  if (!isRemote(src)) return resolve(join(lastValidDir, dirname(contentFile)), src);
  return (await findRemoteFile(src, context))?.absolutePath;
}
