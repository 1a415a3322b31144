import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color, rule, size, space } from "../../theme/tokens";
import { Container } from "../section/container";
import { FooterContact } from "./footer-contact";
import { FooterLinks } from "./footer-links";
import { FooterQuote } from "./footer-quote";
import { useSite } from "./use-site";

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
