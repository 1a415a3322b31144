import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color, font, size, space } from "../../theme/tokens";
import { SmartLink } from "../ui/smart-link";
import { useUiLabels } from "../ui/use-ui-labels";
import type { useSite } from "./use-site";

type FooterLinksProps = Pick<ReturnType<typeof useSite>["footer"], "groups">;

/** The columns of links at the foot of every page. */
export function FooterLinks({ groups }: FooterLinksProps) {
  const { footerNavigation } = useUiLabels();
  return (
    <nav aria-label={footerNavigation} css={styles.nav}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h2 css={styles.heading}>{heading}</h2>
          <ul>
            {links.map(({ label, link, wideScreensOnly }) => (
              <li key={label} {...(wideScreensOnly && { css: styles.wideOnly })}>
                <SmartLink to={link} css={styles.link}>
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

const styles = {
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
