import { graphql } from "gatsby";
import { Drawing } from "../../components/picture/drawing";
import { Band } from "../../components/section/band";
import { createStyles, css, labelText, media, rule, space } from "../../theme";

/** Logos of clients under a hairline, below the dashboard. */
export function ClientStrip({ label, clients }: Queries.ClientStripFragment) {
  return (
    <Band tone="birch" isContinued>
      <p css={styles.label}>{label}</p>
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
const cell = (units: number) =>
  css({
    display: "grid",
    justifyItems: "center",
    flexBasis: `${(units * 100) / 6}%`,
    [media.medium]: { flexBasis: `${(units * 100) / 9}%` },
    [media.wide]: { flexBasis: `${units * 4}rem` },
  });

const styles = createStyles({
  label: {
    ...labelText,
    paddingTop: space.x4,
    borderTop: rule.hairline,
    fontWeight: 650,
  },
  row: {
    display: "flex",
    flexWrap: "wrap",
    // Short rows keep their cells' widths, in the middle.
    justifyContent: "center",
    rowGap: space.x4,
    marginTop: space.x3,
    [media.wide]: { flexWrap: "nowrap", justifyContent: "space-between" },
  },
  emblem: cell(1),
  name: cell(2),
  logo: {
    width: "auto",
    maxWidth: "85%",
    height: space.x8,
    objectFit: "contain",
    [media.wide]: { height: "2.5rem" },
  },
});

export const clientStripFragment = graphql`
  fragment ClientStrip on ClientStrip {
    label
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
