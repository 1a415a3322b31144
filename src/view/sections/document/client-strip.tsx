import { graphql } from "gatsby";
import { Drawing } from "../../components/picture/drawing";
import { Band } from "../../components/section/band";
import { createStyles, labelText, space } from "../../theme";

/** Logos of clients, below a sheet: those with a name large, the others as one row of emblems. */
export function ClientStrip({ label, clients }: Queries.ClientStripFragment) {
  const lists = [true, false].map((isNamed) =>
    clients.filter((client) => client.isNamed === isNamed),
  );
  return (
    <Band tone="birch">
      <p css={styles.label}>{label}</p>
      <div css={styles.row}>
        {lists.map((list, index) => (
          <ul key={index} css={index === 0 ? styles.names : styles.emblems}>
            {list.map(({ key, name, logo }) => (
              <li key={key}>
                <Drawing css={styles.logo} file={logo.file} alt={name} />
              </li>
            ))}
          </ul>
        ))}
      </div>
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
    justifyContent: "space-between",
    gap: space.x6,
    marginTop: space.x3,
  },
  names: {
    display: "flex",
    flexWrap: "wrap",
    gap: `${space.x4} ${space.x8}`,
    "--height": "2.75rem",
  },
  emblems: {
    display: "flex",
    flexWrap: "wrap",
    gap: space.x2,
    "--height": "1.75rem",
  },
  // As wide as it is drawn, so that all have the same space between them.
  logo: { width: "auto", height: "var(--height)" },
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
