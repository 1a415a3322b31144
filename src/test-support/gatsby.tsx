import type { AnchorHTMLAttributes } from "react";
import { sampleLabels } from "./sample-labels";
import { siteSettings } from "./site-settings";

/** Replaces Gatsby in unit tests: links are plain anchors, and queries return fixed texts. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      href={to}
      onClick={(event) => {
        onClick?.(event);
        // As in Gatsby, navigation does not reload the page.
        event.preventDefault();
      }}
      {...rest}
    />
  );
}

type LinkProps = { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

export function graphql(query: TemplateStringsArray): string {
  return query.join("");
}

interface StaticData {
  uiLabels: typeof sampleLabels;
  siteSettings: typeof siteSettings;
}

export function useStaticQuery(): StaticData {
  return { uiLabels: sampleLabels, siteSettings };
}

export function withPrefix(path: string): string {
  return path;
}

export const navigate = jest.fn();
