import { machineFiles } from "../../site/routes";

interface SecurityFacts {
  email: string;
  /** The languages that reports are read in, such as `en`. */
  languages: readonly string[];
  /** The site's address, without a slash at the end. */
  siteUrl: string;
  /** RFC 9116 asks for less than a year: whoever reads an older file is told that it is stale. */
  expires: Date;
}

/** Where to report a weakness of the site, in the form of RFC 9116. */
export function toSecurityText({ email, languages, siteUrl, expires }: SecurityFacts): string {
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl}${machineFiles.security}`,
  ];
  return `${lines.join("\n")}\n`;
}
