import { dirname, join, resolve } from "node:path";
import type { ContentType, ReadRecord } from "../../content/content-type";
import { isRemote } from "../../content/fields/checks/remote-address";
import type { ShareWords } from "../../content/share-words";
import { publishShareImage, shareImageSize } from "../../publish/share-image/publish-share-image";
import { lastGoodDir } from "../folders";
import { findRemoteFile } from "./image-file";
import { readRecord, readSettings, resolveSiteUrl, toShownText } from "./query-context";
import type { QueryContext } from "./query-context";

/** The field of a page's record that holds the picture of shared links, drawn from its words. */
export function shareImageField(type: ContentType) {
  return {
    type: "ShareImage!",
    description:
      "The picture of links to the page on social networks, drawn from its title, its figure or its own picture.",
    resolve: async (
      record: Record<string, unknown> & { key: string; file: string },
      _args: unknown,
      context: QueryContext,
    ) => {
      const read: ReadRecord = (type, key) => readRecord(context, type, key);
      const words = type.share?.(record, read) ?? { title: "" };
      const settings = readSettings(context) ?? { brand: "", url: "" };
      const { brand } = settings;
      const filled = fillWords(words, (text) => toShownText(text, context));
      const host = resolveSiteUrl(settings, context).replace(/^https?:\/\//, "");
      const cover = words.picture && (await findPicture(words.picture, record.file, context));
      const src = await publishShareImage({ ...filled, brand, host, ...(cover && { cover }) });
      return { src, ...shareImageSize, alt: toAlt(filled, brand) };
    },
  };
}

async function findPicture(
  src: string,
  contentFile: string,
  context: QueryContext,
): Promise<string | undefined> {
  if (!isRemote(src)) return resolve(join(lastGoodDir, dirname(contentFile)), src);
  const node = (await findRemoteFile(src, context)) as { absolutePath: string } | null;
  return node?.absolutePath;
}

function toAlt({ kind, title, figure }: Omit<ShareWords, "picture">, brand: string): string {
  const heading = kind === undefined ? title : `${kind}: ${title}`;
  return [...(figure ? [`${heading}, ${figure.value} ${figure.label}`] : [heading]), brand].join(
    " | ",
  );
}

function fillWords(
  { title, kind, figure }: ShareWords,
  fill: (text: string) => string,
): Omit<ShareWords, "picture"> {
  return {
    title: fill(title),
    kind: kind === undefined ? undefined : fill(kind),
    figure: figure && { value: fill(figure.value), label: fill(figure.label) },
  };
}
