import { css } from "@emotion/react";
import { color, font, gap, media, rule, size, space, splitAt } from "../../theme";
import { labelText, softText, stack } from "../../theme/styles";
import { Container } from "../section/container";
import { SmartLink } from "../ui/smart-link";
import { Logo } from "./logo";
import { useSite, useUiLabels } from "../ui/use-site";

/** The footer of every page: all links and contact details. */
export function Footer() {
  const { tagline, email, address, socialProfiles, footer } = useSite();
  const { footerNavigation } = useUiLabels();
  return (
    <footer css={styles.footer}>
      <Container>
        <div css={styles.columns}>
          <div css={styles.contact}>
            <Logo />
            <p css={styles.tagline}>{tagline}</p>
            <address css={styles.address}>
              <a css={styles.contactLink} href={`mailto:${email}`}>
                {email}
              </a>
              <br />
              {address.street}
              <br />
              {`${address.city}, ${address.region} ${address.postalCode.replace(" ", "\u00a0")}`}
              <br />
              {address.country}
            </address>
            <ul css={styles.profiles}>
              {socialProfiles.map(({ label, url }) => (
                <li key={label}>
                  <SmartLink to={url} css={styles.contactLink}>
                    {label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label={footerNavigation} css={styles.nav}>
            {footer.groups.map(({ heading, links }) => (
              <div key={heading} css={styles.group}>
                <h2 css={styles.heading}>{heading}</h2>
                <ul>
                  {links.map(({ label, link, wideScreensOnly }) => (
                    <li key={label} css={wideScreensOnly && styles.wideOnly}>
                      <SmartLink to={link} css={styles.link}>
                        {label}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <p css={styles.smallPrint}>{footer.smallPrint}</p>
      </Container>
    </footer>
  );
}

const styles = {
  footer: css({ paddingBlock: space.x6, background: color.birch, borderTop: rule.hairline }),
  columns: css({
    display: "grid",
    gap: space.x6,
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBottom: space.x4,
    borderBottom: rule.hairline,
    [media.medium]: splitAt(5),
  }),
  contact: css(stack(space.x2)),
  tagline: css({ fontFamily: font.label, fontWeight: 600 }),
  address: css(softText, { fontStyle: "normal" }),
  profiles: css({ display: "flex", flexWrap: "wrap", columnGap: space.x6, fontSize: size.small }),
  contactLink: css({
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    textUnderlineOffset: "0.25em",
  }),
  // Short groups share a column.
  nav: css({ columns: "3 8.5rem", columnGap: gap, fontSize: size.small }),
  group: css({ breakInside: "avoid", paddingBottom: space.x4 }),
  heading: css(labelText, { paddingBlock: space.x2, color: color.inkSoft, letterSpacing: 0 }),
  wideOnly: css({ [media.belowWide]: { display: "none" } }),
  link: css({
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    [media.wide]: { minHeight: space.x8 },
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
  }),
  smallPrint: css(softText, { paddingTop: space.x4 }),
};
