import { makeContext } from "../../test-support/query-context";
import { caseStudy } from "../../content/types/case-study";
import { landingPage } from "../records/content-types";
import { findShownFiles } from "./shown-files";

const shared = (name: string) => `content/shared/${name}.yaml`;
const colo = {
  ...{ key: "colo", file: "content/case-studies/colo/index.yaml", path: "/case-studies/colo" },
  summary: "Live in {{fact.launch.phrase}}",
};
const context = makeContext({
  "FigureSource:terms": { key: "terms", file: shared("sources"), name: "Our terms" },
  "Fact:retention": { key: "retention", file: shared("facts"), value: "98%" },
  "Fact:launch": { key: "launch", file: shared("facts"), value: "14 days", source: "terms" },
  "Plan:starter": { key: "starter", file: shared("plans"), name: "Kept {{fact.retention}}" },
  "CaseStudy:colo": colo,
  "LandingPage:about": { key: "about", file: "content/landing/about/index.yaml", path: "/about" },
});

const filesOf = (sections: object[]) =>
  findShownFiles(landingPage, { key: "home", file: "home.yaml", path: "/", sections }, context);

test("a page is made from its file alone where it shows no other record", () => {
  const text = "By {{brand}}, not {{fact.unknown}}";
  expect(
    filesOf([
      { type: "prose", text },
      { type: "plans", plans: ["gone"] },
    ]),
  ).toEqual(["home.yaml"]);
});

test("it is made from the records of its references and texts, and from those that they show", () => {
  expect(filesOf([{ type: "prose", text: "Kept {{fact.retention}}" }])).toEqual([
    "home.yaml",
    shared("facts"),
  ]);
  expect(filesOf([{ type: "figures", items: [{ fact: "launch" }] }])).toEqual([
    "home.yaml",
    shared("facts"),
    shared("sources"),
  ]);
  expect(filesOf([{ type: "plans", plans: ["starter"] }])).toEqual([
    "home.yaml",
    shared("plans"),
    shared("facts"),
  ]);
});

test("of a case it shows the case's own values; a page that it leads to is not shown", () => {
  expect(filesOf([{ type: "case-cards", caseStudies: ["colo"] }])).toEqual([
    "home.yaml",
    "content/case-studies/colo/index.yaml",
  ]);
  expect(findShownFiles(caseStudy, { ...colo, related: "about" }, context)).toEqual([
    "content/case-studies/colo/index.yaml",
    shared("facts"),
    shared("sources"),
  ]);
});
