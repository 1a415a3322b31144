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
          <li key={key}>
            <Drawing
              css={[styles.logo, isNamed && styles.large]}
              file={logo.file}
              alt={name}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}

const styles = createStyles({
  label: {
    ...labelText,
    fontWeight: 650,
  },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.x4} ${space.x6}`,
    // On phones, the small ones fit in one row.
    [media.belowMedium]: { columnGap: space.x2 },
    marginTop: space.x3,
  },
  // As wide as it is drawn, so that all have the same space between them.
  logo: { width: "auto", height: "1.75rem" },
  large: { height: "2.75rem" },
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
