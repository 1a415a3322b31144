import {
  isRemote,
  remoteImagesSource,
  toRemoteName,
} from "../../content/fields/checks/remote-address";
import type { QueryContext, ResolveInfo } from "./query-context";

type Resolve = (
  source: { src: string },
  args: unknown,
  context: QueryContext,
  info: ResolveInfo & { originalResolver: Resolve },
) => unknown;

/** The file of a picture: beside the content file, or fetched from its address before the build began. */
export const resolveImageFile: Resolve = (source, args, context, info) =>
  isRemote(source.src)
    ? findRemoteFile(source.src, context)
    : info.originalResolver(source, args, context, info);

/** The node of the file that the picture of an address is kept in. */
export function findRemoteFile(address: string, { nodeModel }: QueryContext): Promise<unknown> {
  const filter = {
    sourceInstanceName: { eq: remoteImagesSource },
    name: { eq: toRemoteName(address) },
  };
  return nodeModel.findOne({ type: "File", query: { filter } });
}
