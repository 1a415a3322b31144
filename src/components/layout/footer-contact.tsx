import { css } from "@emotion/react";
import { color, size, space } from "../../theme/tokens";
import { SmartLink } from "../ui/smart-link";
import { Logo } from "./logo";
import type { useSite } from "./use-site";

type FooterContactProps = Pick<
  ReturnType<typeof useSite>,
  "brand" | "tagline" | "email" | "address" | "socialProfiles"
>;

/** Who the company is and how it is reached. */
export function FooterContact({
  brand,
  tagline,
  email,
  address,
  socialProfiles,
}: FooterContactProps) {
  return (
    <div css={styles.root}>
      <Logo brand={brand} />
      <p css={styles.tagline}>{tagline}</p>
      <address css={styles.address}>
        <a css={styles.link} href={`mailto:${email}`}>
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
            <SmartLink to={url} css={styles.link}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
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
