import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color, rule, size, space, font } from "../../theme/tokens";
import { Container } from "../section/container";
import { useSite } from "./use-site";
import { SmartLink } from "../ui/smart-link";
import { Logo } from "./logo";
import { useUiLabels } from "../ui/use-ui-labels";

/** The foot of every page: a customer's words, every link, and where to find the company. */
export function Footer() {
  const { footer, ...site } = useSite();
  return (
    <footer css={styles.footer}>
      <Container>
        <FooterQuote {...footer.quote} css={styles.columns} />
        <div css={styles.columns}>
          <FooterContact {...site} />
          <FooterLinks groups={footer.groups} />
        </div>
        <p css={styles.smallPrint}>{footer.smallPrint}</p>
      </Container>
    </footer>
  );
}

const styles = {
  footer: css({
    paddingBottom: space.x8,
    background: color.birch,
    borderTop: rule.hairline,
  }),
  columns: css({
    display: "grid",
    gap: space.x8,
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlock: space.x8,
    borderBottom: rule.hairline,
    [media.medium]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
  }),
  smallPrint: css({
    paddingTop: space.x6,
    fontSize: size.small,
    color: color.inkSoft,
  }),
};

type FooterContactProps = Pick<
  ReturnType<typeof useSite>,
  "brand" | "tagline" | "email" | "address" | "socialProfiles"
>;

function FooterContact({ brand, tagline, email, address, socialProfiles }: FooterContactProps) {
  return (
    <div css={footerContactStyles.root}>
      <Logo brand={brand} />
      <p css={footerContactStyles.tagline}>{tagline}</p>
      <address css={footerContactStyles.address}>
        <a css={footerContactStyles.link} href={`mailto:${email}`}>
          {email}
        </a>
        <br />
        {address.street}
        <br />
        {`${address.city}, ${address.region} ${address.postalCode.replace(" ", "\u00a0")}`}
        <br />
        {address.country}
      </address>
      <ul css={footerContactStyles.profiles}>
        {socialProfiles.map(({ label, url }) => (
          <li key={label}>
            <SmartLink to={url} css={footerContactStyles.link}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const footerContactStyles = {
  root: css({ display: "grid", gap: space.x4, alignContent: "start" }),
  tagline: css({ fontSize: size.lead }),
  address: css({ fontStyle: "normal", color: color.inkSoft }),
  profiles: css({ display: "flex", flexWrap: "wrap", columnGap: space.x6 }),
  link: css({
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    textUnderlineOffset: "0.25em",
  }),
};

type FooterLinksProps = Pick<ReturnType<typeof useSite>["footer"], "groups">;

function FooterLinks({ groups }: FooterLinksProps) {
  const { footerNavigation } = useUiLabels();
  return (
    <nav aria-label={footerNavigation} css={footerLinksStyles.nav}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h2 css={footerLinksStyles.heading}>{heading}</h2>
          <ul>
            {links.map(({ label, link, wideScreensOnly }) => (
              <li key={label} {...(wideScreensOnly && { css: footerLinksStyles.wideOnly })}>
                <SmartLink to={link} css={footerLinksStyles.link}>
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const footerLinksStyles = {
  nav: css({
    // Where there is room for two, the shorter groups share one.
    columns: "3 8.5rem",
    columnGap: space.x4,
    "& > *": { breakInside: "avoid", paddingBottom: space.x6 },
  }),
  heading: css({
    marginBottom: space.x2,
    fontFamily: font.display,
    fontSize: size.body,
    color: color.inkSoft,
    letterSpacing: 0,
  }),
  wideOnly: css({ [media.belowWide]: { display: "none" } }),
  link: css({
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
  }),
};

interface FooterQuoteProps {
  text: string;
  attribution: string;
  className?: string;
}

function FooterQuote({ text, attribution, className }: FooterQuoteProps) {
  return (
    <figure className={className}>
      <figcaption css={footerQuoteStyles.attribution}>{attribution}</figcaption>
      <blockquote css={footerQuoteStyles.quote}>{text}</blockquote>
    </figure>
  );
}

const footerQuoteStyles = {
  // Below each other the two stand closer than columns do.
  attribution: css({ marginBottom: `-${space.x6}`, color: color.inkSoft }),
  quote: css({
    fontSize: size.lead,
    "&::before": { content: "open-quote" },
    "&::after": { content: "close-quote" },
  }),
};
