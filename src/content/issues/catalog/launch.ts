import { byReason, type IssueKind } from "./kind";

/** What `npm run launch-check` lists. */
export const launchIssues = {
  "expired-date": { title: "Date that has passed or soon will", ...byReason, task: "renew" },
  "pending-link": {
    title: "Link without a target yet",
    message: "leads nowhere yet",
    hint: "write the URL or path, or remove the link",
  },
  "placeholder-record": {
    title: "Placeholder",
    message: "is a placeholder",
    hint: "replace it, then remove `placeholder: true`",
  },
  "example-url": {
    title: "Example domain or email address",
    message: (url: string) => `${url} is only an example`,
    hint: "write the real one",
  },
  "unconfirmed-claim": {
    title: "Claim that the owner has not confirmed",
    message: "is not confirmed by the owner",
    hint: "confirm it, then write `reviewStatus: confirmed`",
    task: "confirm",
  },
  "unreviewed-text": { title: "Text that a lawyer has not reviewed", ...byReason, task: "review" },
  "figure-without-source": {
    title: "Figure without a source",
    message: "has no source",
    hint: "write where it comes from as its `source`",
    task: "find the source",
  },
  "unconfirmed-discount": {
    title: "Discount that the prices don't match",
    ...byReason,
    task: "confirm",
  },
  "placeholder-logo": {
    title: "Placeholder logo",
    message: 'is still the "N" that the site was delivered with',
    hint: "draw your own here and in src/scripts/artwork/mark.svg and mark-square.svg, then run `npm run artwork -- static/icons`",
    task: "replace",
  },
  "unpinned-image": {
    title: "Container image without a digest",
    message: (image: string) => `${image} is not pinned by digest`,
    hint: "add the digest that `docker buildx imagetools inspect <image>` shows, as `<image>@sha256:<digest>`",
  },
} satisfies Record<string, IssueKind>;
