import type { ReactNode } from "react";
import { ActionRow } from "../../components/ui/action-row";
import { PlusSign } from "../../components/ui/plus-sign";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import { formatFigure } from "../../../lib/format/format-figure";
import {
  color,
  createStyles,
  entryAccount,
  entryColumns,
  font,
  labelText,
  media,
  numeral,
  rule,
  size,
  space,
  stack,
} from "../../theme";

type Props = Omit<Queries.ServiceListSectionFragment, "serviceListVariant">;

/** How many services of a group are not folded. */
const MAX_OPEN = 1;

/** Services in groups: one at full, the others as lines that open. Figures and links are in the account column. */
export function ServiceGroups({ items, ...frame }: Props) {
  const groups = items.reduce<Queries.ServiceFragment[][]>(
    (all, item) =>
      item.group
        ? [...all, [item]]
        : [...all.slice(0, -1), [...(all.at(-1) ?? []), item]],
    [],
  );
  return (
    <Section {...frame} headingSize="large" hasAccount>
      {groups.map((services) => (
        <div key={services[0]?.title}>
          <h3 css={styles.group}>{services[0]?.group}</h3>
          <ul>
            {services.map((service, index) => (
              <li key={service.title} css={styles.item} data-row>
                {index < MAX_OPEN ? (
                  <Entry service={service}>
                    <h4 css={styles.title}>{service.title}</h4>
                  </Entry>
                ) : (
                  <details>
                    <summary>
                      <h4 css={styles.title}>{service.title}</h4>
                      <PlusSign />
                    </summary>
                    <Entry service={service} />
                  </details>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function Entry({
  service,
  children,
}: {
  service: Queries.ServiceFragment;
  children?: ReactNode;
}) {
  const { text, points, action, proof } = service;
  return (
    <div css={styles.entry}>
      <div css={styles.words}>
        {children}
        {points && (
          <ul css={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <RichText html={text.html} />
      <div css={styles.account}>
        {proof && (
          <p>
            <strong css={styles.figure}>{proof.proofFigure.value}</strong>{" "}
            {proof.brand}, {proof.proofFigure.metric},{" "}
            {formatFigure(proof.headlineFigure)}
          </p>
        )}
        {action && <ActionRow actions={[action]} />}
      </div>
    </div>
  );
}

const styles = createStyles({
  group: {
    paddingTop: space.x3,
    borderTop: rule.strong,
    fontFamily: font.display,
    fontSize: size.h2Small,
    lineHeight: 1.1,
    letterSpacing: "-0.018em",
  },
  item: { "& + &": { borderTop: rule.hairline } },
  entry: [entryColumns, { rowGap: space.x3, paddingBlock: space.x4 }],
  words: stack(space.x2),
  title: { fontSize: size.h3 },
  points: { ...labelText, ...stack(space.x2), color: color.inkSoft },
  account: [
    labelText,
    entryAccount,
    {
      [media.medium]: {
        "& > div": { flexDirection: "column", alignItems: "end" },
        "& a": {
          paddingTop: 0,
          fontSize: size.small,
          lineHeight: 1.5,
          textAlign: "end",
        },
      },
    },
  ],
  figure: { ...numeral, display: "block" },
});
