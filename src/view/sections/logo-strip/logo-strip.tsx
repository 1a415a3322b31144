import { graphql } from "gatsby";
import { Drawing } from "../../components/picture/drawing";
import { Band } from "../../components/section/band";
import { css, media, rule, size, space } from "../../theme";

/** Client logos under a hairline, as a compact continuation of the band above. */
export function LogoStrip({
  heading,
  clients,
  ...frame
}: Queries.LogoStripSectionFragment) {
  return (
    <Band {...frame} isContinued>
      <h2 css={styles.heading}>{heading}</h2>
      <ul css={styles.row}>
        {clients.map(({ key, name, isNamed, logo }) => (
          <li key={key} css={isNamed ? styles.name : styles.emblem}>
            <Drawing css={styles.logo} file={logo.file} alt={name} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Cells have fixed widths, so that late logos shift nothing. An emblem takes one unit, a name two. */
const units = (count: number) => ({
  flexBasis: `${(count * 100) / 6}%`,
  [media.medium]: { flexBasis: `${(count * 100) / 9}%` },
  [media.wide]: { flexBasis: `${count * 4}rem` },
});

const styles = {
  heading: css({
    paddingTop: space.x6,
    borderTop: rule.hairline,
    fontSize: size.small,
    letterSpacing: 0,
  }),
  row: css({
    display: "flex",
    flexWrap: "wrap",
    // Short rows keep their cells' widths, in the middle.
    justifyContent: "center",
    rowGap: space.x6,
    marginTop: space.x3,
    [media.wide]: { justifyContent: "space-between" },
  }),
  emblem: css(units(1), { display: "grid", justifyItems: "center" }),
  name: css(units(2), { display: "grid", justifyItems: "center" }),
  logo: css({
    width: "auto",
    maxWidth: "85%",
    height: space.x8,
    objectFit: "contain",
    [media.wide]: { height: "2.5rem" },
  }),
};

export const logoStripSectionFragment = graphql`
  fragment LogoStripSection on LogoStripSection {
    anchor
    tone
    heading
    clients {
      key
      name
      isNamed
      logo {
        file {
          ...Drawing
        }
      }
    }
  }
`;
