import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isPreview } from "../site/is-preview";
import { machineFiles, printSheetAddress, searchIndexAddress } from "../site/urls/routes";
import { runQuery } from "./run-query";
import { type ChangeFacts, findChangeDay, readStatedDays } from "../publish/days/change-days";
import { type FeedPost, toFeed } from "../publish/files/feed";
import { readFeedPicture } from "../publish/files/feed-picture";
import { readCommitDate, readGitDays } from "../publish/days/git-days";
import { toLlmsText } from "../publish/files/llms-text";
import {
  findExpiryDay,
  toManifest,
  toRobots,
  toSearchIndex,
  toSecurityText,
} from "../publish/files/small-files";
import { type PublishedData, publishedDataQuery } from "../publish/published-data";
import { type BuiltPage, readPages } from "../publish/html/read-pages";
import { toPrintSheet } from "../publish/files/print-sheet";
import { toSitemap } from "../publish/files/sitemap";
import { writeMarkdownVersions } from "../publish/markdown/write-markdown";

/** Writes what the build publishes for machines: docs/feeds-and-files.md tells of each file. */
export async function publishFiles(
  args: Pick<CreatePagesArgs, "graphql">,
  publicDir: string,
): Promise<void> {
  const data = await runQuery<PublishedData>(args, "PublishedData", publishedDataQuery);
  const paths = data.allSitePage.nodes.map(({ path }) => path);
  const pages = await readPages(publicDir, paths);
  await writeMarkdownVersions(pages, publicDir);
  const texts = await makeTexts(data, pages, await readFeedPosts(data, pages, publicDir));
  await Promise.all(
    Object.entries(texts).map(async ([path, text]) => {
      const file = join(publicDir, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
}

async function makeTexts(
  data: PublishedData,
  pages: readonly BuiltPage[],
  posts: readonly FeedPost[],
): Promise<Record<string, string>> {
  const { siteSettings, blogIndex, allBlogPost, allArticle } = data;
  const { allCaseStudy, allLegalPage } = data;
  const { brand, url: siteUrl, email, languages, llmsText } = siteSettings;
  const facts = await readChangeFacts(data);
  const expires = findExpiryDay(await readCommitDate(), new Date());
  return {
    [machineFiles.feed]: toFeed({
      title: `${blogIndex.heading} | ${brand}`,
      description: blogIndex.lead,
      siteUrl,
      posts,
    }),
    [printSheetAddress]: toPrintSheet(
      siteUrl,
      pages.map(({ main }) => main),
    ),
    [searchIndexAddress]: JSON.stringify(toSearchIndex(allBlogPost.nodes)),
    [machineFiles.sitemap]: toSitemap(
      pages.map((page) => ({ url: page.url, changedOn: findChangeDay(page, facts) })),
    ),
    [machineFiles.robots]: toRobots(siteUrl, isPreview()),
    [machineFiles.manifest]: toManifest(siteSettings),
    [machineFiles.security]: toSecurityText({ email, languages, siteUrl, expires }),
    [machineFiles.llms]: toLlmsText({
      ...{ brand, siteUrl, pages },
      description: siteSettings.description,
      words: llmsText,
      guides: toPaths(allArticle),
      caseStudies: toPaths(allCaseStudy),
      posts: toPaths(allBlogPost),
      legal: toPaths(allLegalPage),
    }),
  };
}

function readFeedPosts(
  { feed }: PublishedData,
  pages: readonly BuiltPage[],
  publicDir: string,
): Promise<FeedPost[]> {
  const mains = new Map(pages.map(({ path, main }) => [path, main]));
  return Promise.all(
    feed.nodes.map(async (post) => ({
      ...post,
      picture: await readFeedPicture(mains.get(post.path) ?? "", publicDir),
    })),
  );
}

async function readChangeFacts(data: PublishedData): Promise<ChangeFacts> {
  const { allBlogPost, allCaseStudy, allLandingPage, allLegalPage } = data;
  const written = [allCaseStudy, allLandingPage, allLegalPage].flatMap(({ nodes }) => nodes);
  return {
    stated: readStatedDays(data),
    files: new Map(written.map(({ path, file }) => [path, file])),
    git: await readGitDays("content"),
    newestPostDay: allBlogPost.nodes[0]?.publishDate,
  };
}

function toPaths({ nodes }: { nodes: readonly { path: string }[] }): string[] {
  return nodes.map(({ path }) => path);
}
