import { graphql } from "gatsby";
import { ringed, SheetLine, SheetTop } from "../../components/sheet/sheet-line";
import {
  RadioSwitch,
  showSelectedOption,
} from "../../components/ui/radio-switch";
import {
  color,
  createStyles,
  type CSSObject,
  media,
  numeral,
  radius,
  rule,
  size,
  softText,
  space,
  wrappingLine,
} from "../../theme";
import { KeywordTable } from "./keyword-table";
import { SalesChart } from "./sales-chart";

interface DashboardProps {
  title: string;
  sampleNotice: string;
  dashboard: Queries.DashboardFragment;
}

/** The sample dashboard, each part with our note. CSS alone shows the figures of the period whose radio is checked. */
export function Dashboard({ title, sampleNotice, dashboard }: DashboardProps) {
  const { sales, tiles, keywords, notes } = dashboard;
  const { periodsLabel, periods } = sales;
  return (
    <div css={[styles.root, showSelectedOption(periods.length)]}>
      <SheetTop title={title} sampleNotice={sampleNotice}>
        <RadioSwitch
          label={periodsLabel}
          options={periods.map(({ label }) => label)}
        />
      </SheetTop>
      <SheetLine note={notes.total}>
        {periods.map(({ label, total, change }, index) => (
          <p
            key={label}
            css={styles.sum}
            data-option={index}
            data-choice={label}
          >
            <mark css={[ringed, styles.total]}>{total}</mark>{" "}
            <span css={styles.change}>{change}</span>
          </p>
        ))}
      </SheetLine>
      <SheetLine note={notes.days}>
        {periods.map((period, index) => (
          <div
            key={period.label}
            data-option={index}
            data-choice={period.label}
          >
            <SalesChart title={title} sales={sales} period={period} />
          </div>
        ))}
      </SheetLine>
      <SheetLine note={notes.ratio} noteOffset="0.875rem">
        <Ratios tiles={tiles} />
      </SheetLine>
      <SheetLine note={notes.keywords} noteOffset="2.75rem">
        <KeywordTable keywords={keywords} periods={periods} />
      </SheetLine>
    </div>
  );
}

/** The ratios of each period; the last one is marked. */
function Ratios({ tiles }: Pick<Queries.DashboardFragment, "tiles">) {
  return (
    <dl css={styles.tiles}>
      {tiles.map(({ label, meaning, periods }) => {
        const isMarked = label === tiles.at(-1)?.label;
        const Value = isMarked ? "mark" : "span";
        return (
          <div key={label}>
            <dt>
              <strong>{label}</strong> <span css={styles.soft}>{meaning}</span>
            </dt>
            {periods.map(({ value, change }, index) => (
              <dd key={index} data-option={index}>
                <Value css={[styles.value, isMarked && ringed]}>{value}</Value>{" "}
                <span css={styles.soft}>{change}</span>
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** From a ringed figure to the sheet's edge, where the thread of its note begins. */
const threadToNote: CSSObject = {
  [media.wide]: {
    content: '""',
    flexGrow: 1,
    marginInline: `${space.x2} -${space.x4}`,
    borderTop: `1.5px solid ${color.maple}`,
  },
};

const styles = createStyles({
  // Its rings end where the texts do.
  root: { "--thread": space.x4 },
  sum: {
    ...wrappingLine,
    alignItems: "center",
    paddingInlineStart: space.x2,
    "&::after": threadToNote,
  },
  // No wider than a phone at 200% text size.
  total: { ...numeral, fontSize: `min(${size.figure}, 15vw)` },
  change: {
    marginInlineStart: space.x4,
    [media.wide]: { order: 1 },
    paddingInline: space.x3,
    borderRadius: radius.pill,
    background: color.mint,
    fontWeight: 650,
    lineHeight: 1.8,
  },
  tiles: {
    display: "grid",
    // Wide enough for the longest word; stacked at 200% text size.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6rem), 1fr))",
    columnGap: space.x3,
    "& > div": {
      display: "grid",
      alignContent: "space-between",
      gap: space.x2,
    },
    "& > div + div": {
      paddingInlineStart: space.x3,
      borderInlineStart: rule.hairline,
    },
    "dd:has(mark)": {
      ...wrappingLine,
      alignItems: "center",
      "&::after": threadToNote,
      // Below both.
      "& > span": { order: 1, flexBasis: "100%" },
    },
  },
  value: {
    display: "inline-block",
    whiteSpace: "nowrap",
    fontSize: size.h2,
    fontWeight: 650,
    lineHeight: 1.1,
  },
  soft: { ...softText, display: "block" },
});

export const dashboardFragment = graphql`
  fragment Dashboard on Dashboard {
    notes {
      total
      days
      ratio
      keywords
    }
    sales {
      periodsLabel
      ...SalesChart
      periods {
        ...SalesPeriod
      }
    }
    tiles {
      label
      meaning
      periods {
        value
        change
      }
    }
    keywords {
      ...KeywordTable
    }
  }
`;
