import type { AnchorHTMLAttributes } from "react";
import { interfaceWords } from "./interface-words";

/** Stands in for Gatsby in unit tests: links are plain anchors, queries answer with fixed words. */
export function Link({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a href={to} {...rest} />;
}

export function graphql(query: TemplateStringsArray): string {
  return query.join("");
}

export function useStaticQuery(): { interfaceText: typeof interfaceWords } {
  return { interfaceText: interfaceWords };
}

export function withPrefix(path: string): string {
  return path;
}
