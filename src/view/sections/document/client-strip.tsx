import { graphql } from "gatsby";
import { Drawing } from "../../components/picture/drawing";
import { Band } from "../../components/section/band";
import { createStyles, labelText, media, space } from "../../theme";

/** Logos of clients, below a sheet: those with a name are large. */
export function ClientStrip({ label, clients }: Queries.ClientStripFragment) {
  return (
    <Band tone="birch">
      <p css={styles.label}>{label}</p>
      <ul css={styles.row}>
        {clients.map(({ key, name, isNamed, logo }) => (
          <li key={key} css={isNamed ? styles.named : styles.emblem}>
            <Drawing css={styles.logo} file={logo.file} alt={name} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

const styles = createStyles({
  label: { ...labelText, fontWeight: 650 },
  // One row; on tablets, two; on phones, names are two in a row.
  row: {
    display: "grid",
    gridTemplateColumns: "repeat(36, 1fr)",
    alignItems: "center",
    rowGap: space.x4,
    marginTop: space.x3,
    [media.wide]: { display: "flex", justifyContent: "space-between" },
  },
  named: {
    gridColumn: "span 18",
    height: "2.75rem",
    [media.medium]: { gridColumn: "span 9" },
  },
  emblem: { gridColumn: "span 4", height: "1.75rem" },
  // As wide as it is drawn.
  logo: { width: "auto", height: "100%" },
});

export const clientStripFragment = graphql`
  fragment ClientStrip on ClientStrip {
    label
    clients {
      key
      name
      isNamed
      logo {
        ...VectorDrawing
      }
    }
  }
`;
