import {
  type CSSObject,
  font,
  gap,
  labelText,
  media,
  rule,
  size,
  softText,
  space,
  splitAt,
  stack,
  withAccount,
  wrappingLine,
} from "../../theme";
import { Container } from "../section/container";
import { SmartLink } from "../ui/smart-link";
import { Logo } from "./logo";
import { useSite, useUiLabels } from "../ui/use-site";

/** The footer of every page: all links and contact details. */
export function Footer() {
  const { tagline, email, address, socialProfiles, quote, footer } = useSite();
  const { footerNavigation } = useUiLabels();
  return (
    <footer className="footer" data-tone="spruce">
      <Container>
        <figure className="footer-quote">
          <blockquote>{`“${quote.text}”`}</blockquote>{" "}
          <figcaption>{quote.attribution}</figcaption>
        </figure>
        <div className="footer-columns">
          <div className="footer-contact">
            <Logo />
            <p className="footer-tagline">{tagline}</p>
            <address className="footer-address">
              <a href={`mailto:${email}`}>{email}</a>
              <br />
              {address.street}
              <br />
              {`${address.city}, ${address.region} ${address.postalCode.replace(" ", "\u00a0")}`}
              <br />
              {address.country}
            </address>
          </div>
          <nav aria-label={footerNavigation} className="footer-nav">
            {footer.groups.map(({ heading, links }) => (
              <div key={heading} className="footer-group">
                <h2 className="footer-heading">{heading}</h2>
                <ul>
                  {links.map(({ label, link, wideScreensOnly }) => (
                    <li
                      key={label}
                      className={
                        wideScreensOnly ? "footer-wide-only" : undefined
                      }
                    >
                      <SmartLink to={link}>{label}</SmartLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="footer-end">
          <p>{footer.smallPrint}</p>
          <ul className="footer-profiles">
            {socialProfiles.map(({ label, url }) => (
              <li key={label}>
                <SmartLink to={url}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

export const footerStyles = (): CSSObject => ({
  ".footer": {
    paddingBlock: `${space.x6} ${space.x2}`,
    // Covers the rest of the page's last pixel.
    boxShadow: "0 1px var(--ground)",
    // The browser reserves as much before it renders it.
    "--height": "57rem",
    [media.wide]: { "--height": "30rem" },
  },
  ".footer-columns": {
    display: "grid",
    gap: `${space.x3} ${space.x6}`,
    paddingBlock: space.x4,
    borderBlock: rule.hairline,
    [media.medium]: { gridTemplateColumns: "14.5rem minmax(0, 1fr)" },
    [media.wide]: splitAt(4),
  },
  ".footer-contact": stack(space.x2),
  // Its ground is that of the footer: the letter starts where the words do.
  ".footer .logo-mark": { marginInline: `-6px -${space.x1}` },
  ".footer-tagline": { fontFamily: font.label, fontWeight: 600 },
  ".footer-address": { ...softText, fontStyle: "normal" },
  ".footer-end, .footer-profiles": {
    ...wrappingLine,
    columnGap: space.x6,
  },
  ".footer a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.5rem",
    [media.wide]: { minHeight: space.x8 },
  },
  // As many columns as there is room for; on phones, the last group is a line.
  ".footer-nav": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(8.25rem, 1fr))",
    gap: `${space.x4} ${gap}`,
    // Each is as wide as three of the page's columns.
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    alignItems: "start",
    fontSize: size.small,
  },
  ".footer-group:last-of-type": {
    [media.belowMedium]: {
      "&, & > ul": { ...wrappingLine, columnGap: space.x6 },
      gridColumn: "1 / -1",
      alignItems: "center",
    },
  },
  ".footer-heading": {
    ...labelText,
    paddingBlock: space.x2,
    color: "var(--soft)",
    letterSpacing: 0,
  },
  ".footer-wide-only": { [media.belowWide]: { display: "none" } },
  ".footer-nav a": { textDecoration: "none" },
  ".footer-end": {
    ...softText,
    justifyContent: "space-between",
    alignItems: "center",
    paddingTop: space.x2,
  },
  ".footer-quote": {
    ...stack(space.x3),
    ...withAccount,
    alignItems: "end",
    paddingBottom: space.x8,
    [media.wide]: { paddingTop: space.x6 },
    blockquote: {
      fontSize: size.lead,
      lineHeight: 1.35,
      [media.medium]: { fontSize: size.h2Small },
      textIndent: "-0.42em",
    },
    // On the last line of the quote.
    figcaption: { ...softText, [media.medium]: { textAlign: "end" } },
  },
});
