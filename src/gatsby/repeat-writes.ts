import * as pageData from "gatsby/dist/utils/page-data";

/** In milliseconds. A write takes longer while queries run. */
const pauses = [300, 1_000, 3_000];

/**
 * Lets `develop` write the data of pages again after each request. A workaround: Gatsby ignores a request while it writes other data, and the
 * page opens 15 s later (docs/decisions/0008-content-is-checked-first.md).
 */
export function repeatWrites(): void {
  const { enqueueFlush } = pageData;
  const repeat: typeof enqueueFlush = (span) => {
    enqueueFlush(span);
    for (const pause of pauses) setTimeout(enqueueFlush, pause, span);
  };
  Object.assign(pageData, { enqueueFlush: repeat });
}
