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
  const shown = clients.filter(({ isNamed }) => isNamed);
  return (
    <Band {...frame} isContinued>
      <h2 css={styles.heading}>{heading}</h2>
      <ul css={styles.row}>
        {shown.map(({ key, name, logo }) => (
          <li key={key}>
            <Drawing css={styles.logo} file={logo.file} alt={name} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

const styles = {
  heading: css({
    paddingTop: space.x6,
    borderTop: rule.hairline,
    fontSize: size.small,
    letterSpacing: 0,
  }),
  row: css({
    display: "grid",
    // Cells have the same width, so that late logos shift nothing.
    gridTemplateColumns: "1fr 1fr",
    [media.medium]: { gridTemplateColumns: "repeat(4, 1fr)" },
    gap: space.x6,
    marginTop: space.x6,
  }),
  logo: css({ width: "auto", height: space.x8, objectFit: "contain" }),
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
