import { pendingLink } from "../fields/check-link";
import type { SourcedFigure } from "../../fields/claim";
import {
  type LocatedIssue,
  type Issue,
  createIssue,
  formatPath,
  placeIn,
  spellType,
} from "../../issues";
import { sortIssues } from "../../issues/issue";
import { isRecord } from "../../schema/schema-shape";
import type { VisitedField } from "../../schema/walk";
import { visitRecord } from "../../validate/index-content";
import { type ContentRecord, locate } from "../../validate/parse-content";

/** Valid content that must not go live: placeholders, example domains, past days, pending links, and each type's own rules. */
export function findLaunchIssues(
  records: readonly ContentRecord[],
  today: string,
): LocatedIssue[] {
  const issues = records.flatMap((record) => {
    const { type, value, body } = record;
    const found = [
      ...visitRecord(record).flatMap((field) => [
        ...checkPlaceholder(record, field),
        ...checkReviewStatus(record, field),
        ...checkField(field, today).map((issue) => ({
          ...issue,
          path: field.path,
        })),
      ]),
      ...(type.checkLaunch?.(value, body) ?? []),
      ...checkSources(record),
    ];
    return found.map((issue) => locate(record, issue));
  });
  return sortIssues(issues);
}

function checkField({ meta, value }: VisitedField, today: string): Issue[] {
  if (typeof value !== "string") return [];
  if (meta.expires === true && value < today)
    return [
      createIssue(
        "expired-date",
        `${value} has passed`,
        "write a date that is still to come",
      ),
    ];
  if (meta.kind === "link" && value === pendingLink) {
    const hint = "write the URL or path, or remove the link";
    return [createIssue("pending-link", "leads nowhere yet", hint)];
  }
  return findExampleUrls(value);
}

/** Reported at the flag, which the owner removes last. */
function checkPlaceholder(
  record: ContentRecord,
  { path, value }: VisitedField,
): Issue[] {
  if (!isRecord(value) || value["placeholder"] !== true) return [];
  const hint = "replace it, then remove `placeholder: true`";
  const flag = { path: [...path, "placeholder"], isAboutKey: true };
  const field = formatPath([...record.root, ...path]) || nameRecord(record);
  return [
    createIssue("placeholder-record", "is a placeholder", hint, {
      ...flag,
      field,
    }),
  ];
}

const reviewIssues: Record<string, Issue | undefined> = {
  "owner-to-confirm": createIssue(
    "unconfirmed-claim",
    "is not confirmed by the owner",
    "confirm it, then write `reviewStatus: confirmed`",
  ),
  "lawyer-to-review": createIssue(
    "unreviewed-text",
    "is not reviewed by a lawyer",
    "have it reviewed, then write `reviewStatus: confirmed`",
  ),
};

/** Reports claims with a review status: figures, stories, panels, and pages. */
function checkReviewStatus(
  record: ContentRecord,
  { path, value }: VisitedField,
): Issue[] {
  if (!isRecord(value) || typeof value["reviewStatus"] !== "string") return [];
  const issue = reviewIssues[value["reviewStatus"]];
  if (issue === undefined) return [];
  return [{ ...issue, path, field: nameClaim(record, path) }];
}

/** Reports figures without a source, which no page lists in its sources. */
function checkSources(record: ContentRecord): Issue[] {
  const receipts = record.type.figures?.(record.value) ?? [];
  return receipts.flatMap((figure) => {
    if (figure.source !== undefined) return [];
    const hint = "write where it comes from as its `source`";
    const place = { path: figure.path, field: describeFigure(record, figure) };
    const message = figure.period
      ? "has no source"
      : "has no source and no period";
    return [createIssue("figure-without-source", message, hint, place)];
  });
}

/** The `.example` domain is reserved, so these URLs can never work. */
function findExampleUrls(text: string): Issue[] {
  return [...text.matchAll(/[\w.@-]+\.example\b/gi)].map(({ 0: url, index }) =>
    createIssue(
      "example-url",
      `${url} is only an example`,
      "write the real one",
      {
        within: placeIn(text, index),
      },
    ),
  );
}

/** A claim, for the person who confirms it: `+251% revenue, case study Boheme`. */
function nameClaim(
  record: ContentRecord,
  path: readonly PropertyKey[],
): string {
  const figures = record.type.figures?.(record.value) ?? [];
  const own = figures.find((each) => String(each.path ?? []) === String(path));
  if (own) return describeFigure(record, own);
  return path.length === 0
    ? nameRecord(record)
    : `${formatPath(path)}, ${nameRecord(record)}`;
}

/** `4.8 / 5 (Rating by clients)`; with its record's name if that contains several figures. */
function describeFigure(
  record: ContentRecord,
  { path, value, measure }: SourcedFigure,
): string {
  return path
    ? `${value} ${measure}, ${nameRecord(record)}`
    : `${value} (${measure})`;
}

function nameRecord({ type, key, value }: ContentRecord): string {
  const names = [value["brand"], value["name"], value["title"]];
  const name = names.find((each) => typeof each === "string") ?? key;
  return `${spellType(type.name)} ${name}`.trim();
}
