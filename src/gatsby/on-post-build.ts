import { readFile } from "node:fs/promises";
import type { CreatePagesArgs } from "gatsby";
import { writeEditor } from "../editor/write-editor";
import { removeStaleFiles } from "../publish/hosts/remove-stale-files";
import { writeFiles } from "../lib/files/write-files";
import { writeHosting } from "../publish/hosts/write-hosting";
import { feedLength, renderFeed } from "../publish/files/feed";
import { renderLlmsText } from "../publish/files/llms-text";
import { buildPrintStylesheet } from "../publish/files/print-stylesheet";
import { renderRedirectPage } from "../publish/files/redirect-pages";
import { renderSitemap } from "../publish/files/sitemap";
import {
  renderManifest,
  renderRobots,
  renderSearchIndex,
  renderSecurityText,
  serviceWorkerPaths,
} from "../publish/files/small-files";
import { deferScripts } from "../publish/html/defer-scripts";
import { type BuiltPage, readPages } from "../publish/html/read-pages";
import {
  type PublishedData,
  publishedDataQuery,
} from "../publish/published-data";
import { isPreview } from "../lib/is-preview";
import { runGit } from "../lib/run-git";
import { listTrackers } from "../lib/tracking";
import {
  generatedFiles,
  printStylesheetPath,
  searchIndexPath,
} from "../lib/urls/routes";
import { findRedirects } from "./find-redirects";
import { buildRecordContext } from "./resolvers/field";
import { contentTypes, loadContent } from "../content-types";
import {
  readSettings,
  readTrackers,
  readUiLabels,
} from "./resolvers/query-context";

const publicDir = "public";

/** Finishes the pages of a build and writes the feeds and crawler files (docs/feeds-and-files.md). */
export async function onPostBuild(args: CreatePagesArgs): Promise<void> {
  await removeStaleFiles(publicDir);
  const context = buildRecordContext(args);
  await deferScripts(publicDir, listTrackers(readTrackers(context)));
  const data = await readPublishedData(args);
  const redirects = findRedirects(args);
  const pageMoved = readUiLabels(context)("pageMoved");
  for (const [from, to] of Object.entries(redirects)) {
    const page = renderRedirectPage(to, data.siteSettings, pageMoved);
    await writeFiles(publicDir, { [`${from}/index.html`]: page });
  }
  const paths = data.allSitePage.nodes.map(({ path }) => path);
  const pages = await readPages(publicDir, paths);
  const settings = readSettings(context);
  const bookingUrls = Object.values(settings?.bookingLinks ?? {}).map(
    ({ url }) => url,
  );
  const serviceWorker = await readFile("static/sw.js", "utf8");
  await writeFiles(publicDir, {
    ...Object.fromEntries(
      serviceWorkerPaths.map((path) => [path, serviceWorker]),
    ),
    ...(await makeTexts(data, pages)),
    [printStylesheetPath]: buildPrintStylesheet(
      data.siteSettings.url,
      bookingUrls,
    ),
  });
  // Reading all content takes as long as the check before the build.
  const hasEditor = settings?.editor !== undefined;
  await writeEditor(
    publicDir,
    contentTypes,
    hasEditor ? (await loadContent()).records : [],
  );
  // The servers' configurations include these files.
  await writeHosting(redirects, publicDir, "src/publish/hosts/servers/built");
}

async function readPublishedData(
  args: CreatePagesArgs,
): Promise<PublishedData> {
  const result: { data?: PublishedData; errors?: { message: string }[] } =
    await args.graphql<PublishedData>(publishedDataQuery, { feedLength });
  const { data, errors = [] } = result;
  if (data && errors.length === 0) return data;
  const messages = errors.map(({ message }) => message);
  throw new Error(`The query PublishedData failed:\n${messages.join("\n")}`);
}

/** The days that writers state, by path. */
function listChangeDays({
  allBlogPost,
  allArticle,
}: PublishedData): Map<string, string> {
  const pages = [...allBlogPost.nodes, ...allArticle.nodes];
  return new Map(
    pages.map(({ path, publishDate, updatedDate }) => {
      return [path, updatedDate ?? publishDate];
    }),
  );
}

/** The time of the commit being built, so that builds of one commit agree; today without git. */
async function readCommitDate(): Promise<Date> {
  const args = ["log", "-1", "--format=%cI"];
  return runGit(process.cwd(), args).then(
    (date) => new Date(date.trim()),
    () => new Date(),
  );
}

async function makeTexts(
  data: PublishedData,
  pages: readonly BuiltPage[],
): Promise<Record<string, string>> {
  const { siteSettings } = data;
  const days = listChangeDays(data);
  return {
    [generatedFiles.feed]: renderFeed(data, pages),
    [searchIndexPath]: JSON.stringify(renderSearchIndex(data.allBlogPost)),
    [generatedFiles.sitemap]: renderSitemap(
      pages.map(({ path, url }) => ({ url, changedOn: days.get(path) })),
    ),
    [generatedFiles.robots]: renderRobots(siteSettings.url, isPreview()),
    [generatedFiles.manifest]: renderManifest(siteSettings),
    [generatedFiles.security]: renderSecurityText(
      siteSettings,
      await readCommitDate(),
    ),
    [generatedFiles.llms]: renderLlmsText(data, pages),
  };
}
