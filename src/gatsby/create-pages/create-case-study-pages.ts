import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../site/urls/routes";
import { runQuery } from "../run-query";

/** Creates the page of every case study; each leads on to the next one, and the last to the first. */
export async function createCaseStudyPages(args: CreatePagesArgs): Promise<void> {
  const { allCaseStudy, allLandingPage } = await runQuery<Queries.CaseStudyPagesQuery>(
    args,
    "CaseStudyPages",
    /* GraphQL */ `
      query CaseStudyPages {
        allCaseStudy(sort: { position: ASC }) {
          nodes {
            id
            path
            notice
          }
        }
        allLandingPage {
          nodes {
            id
            path
          }
        }
      }
    `,
  );
  const list = allLandingPage.nodes.find(({ path }) => path === routes.caseStudies);
  allCaseStudy.nodes.forEach(({ id, path, notice }, index, cases) => {
    const next = cases[(index + 1) % cases.length];
    if (!next) return;
    args.actions.createPage({
      path,
      component: resolve("src/templates/case-study.tsx"),
      context: {
        id,
        nextId: next.id,
        listId: list?.id ?? "",
        notice: notice ?? undefined,
      },
    });
  });
}
