import { graphql } from "gatsby";
import { formatFigure } from "../../../lib/format/format-figure";
import { Drawing } from "../../components/picture/drawing";
import { Picture } from "../../components/picture/picture";
import { ActionButton } from "../../components/ui/button";
import { CheckList } from "../../components/ui/check-list";
import { RichText } from "../../components/ui/rich-text";
import { SmartLink } from "../../components/ui/smart-link";
import {
  color,
  createStyles,
  entryAccount,
  entryColumns,
  gap,
  labelText,
  measure,
  media,
  numeral,
  radius,
  rule,
  size,
  smallFigure,
  softText,
  space,
  splitAt,
  stack,
  visuallyHidden,
  wholeRow,
  wrappingLine,
} from "../../theme";

interface RowProps {
  row: Queries.RowFragment;
  columns: Queries.RowsSectionFragment["rowColumns"];
  /** Set for a row below the heading of a group: it is folded. */
  isGrouped: boolean;
  isTile: boolean;
}

/** Title, text, and the account column; in a group, the title opens the rest. */
export function Row(props: RowProps) {
  const { row, isGrouped, isTile } = props;
  // Elsewhere, the price is in the account column.
  const isPriceInTitle = isGrouped || isTile;
  const accountPrice = isPriceInTitle ? null : row.price;
  const title = <Title {...props} price={isPriceInTitle ? row.price : null} />;
  const body = (
    <div
      css={[
        isTile ? styles.tile : styles.parts,
        isGrouped && styles.folded,
        isTile && row.spot && styles.illustrated,
        accountPrice && styles.priced,
      ]}
    >
      {isTile && row.spot && <Drawing file={row.spot.file} />}
      {!isGrouped && title}
      <Words {...props} />
      <Account {...row} price={accountPrice} />
    </div>
  );
  return (
    <li
      css={styles.row}
      data-row={isGrouped || (row.action ?? row.link) ? "" : undefined}
    >
      {isGrouped ? (
        <details>
          <summary css={styles.opening}>{title}</summary>
          {body}
        </details>
      ) : (
        body
      )}
    </li>
  );
}

type TitleProps = RowProps & Pick<Queries.RowFragment, "price">;

function Title({ row, isGrouped, isTile, price }: TitleProps) {
  const { desk, spot, title, link, result } = row;
  const Heading = isGrouped ? "h4" : "h3";
  return (
    <Heading css={[styles.title, isGrouped && styles.columns]}>
      {desk && <Picture css={styles.drawing} image={desk.portrait} />}
      {spot && !isTile && <Drawing css={styles.drawing} file={spot.file} />}
      {link ? (
        <SmartLink to={link} css={[styles.name, styles.link]}>
          {title}
        </SmartLink>
      ) : (
        <span css={styles.name}>{title}</span>
      )}
      {result && <span css={styles.result}>{` ${result}`}</span>}
      {price && <span css={styles.price}>{` ${price}`}</span>}
    </Heading>
  );
}

/** The text, or a problem with its solution beside it, and the points below. */
function Words({ row, columns }: RowProps) {
  const { words, solution, points } = row;
  const [problemLabel, solutionLabel] = columns ?? [];
  return (
    <div css={[styles.words, solution && styles.sides]}>
      {words && <Side label={problemLabel} html={words.html} />}
      {solution && <Side label={solutionLabel} html={solution.html} />}
      {points && <CheckList css={styles.points} points={points} />}
    </div>
  );
}

interface SideProps {
  label: string | undefined;
  html: string;
}

function Side({ label, html }: SideProps) {
  return (
    <div>
      {label && (
        <p css={styles.label} data-heading>
          {label}
        </p>
      )}
      <RichText html={html} />
    </div>
  );
}

/** What the row costs or amounts to, a client's figure, or a link that the whole row opens. */
function Account({ action, proof, price }: Queries.RowFragment) {
  if (!(action ?? proof ?? price)) return null;
  return (
    <div css={styles.account}>
      {price && <strong css={smallFigure}>{price}</strong>}
      {proof && (
        <p>
          <strong css={styles.figure}>{proof.proofFigure.value}</strong>{" "}
          {proof.brand}, {proof.proofFigure.metric},{" "}
          {formatFigure(proof.headlineFigure)}
        </p>
      )}
      {action && <ActionButton {...action} css={styles.action} />}
    </div>
  );
}

const styles = createStyles({
  row: { borderTop: rule.hairline },
  // The box that the link covers.
  parts: {
    position: "relative",
    display: "grid",
    gap: `${space.x2} ${gap}`,
    alignItems: "start",
    paddingBlock: space.x3,
    [media.wide]: splitAt(5),
    "[data-account] &": { ...entryColumns, rowGap: space.x2 },
    // The column before the account, also if that is empty.
    "[data-account] & > div:first-of-type": {
      [media.medium]: { gridColumn: -3 },
    },
  },
  // All words are below the title.
  folded: {
    paddingTop: 0,
    [media.wide]: { "&& > div:first-of-type": { gridColumn: "1 / 3" } },
  },
  // On phones, the price is next to the title, or below it at a large text size.
  priced: {
    "[data-account] &": {
      [media.belowMedium]: {
        ...wrappingLine,
        alignItems: "start",
      },
    },
    "& > h3": { flexBasis: "9rem", "&:has(img)": { flexBasis: "12rem" } },
    "& > div:first-of-type": { order: 1 },
  },
  tile: {
    ...labelText,
    position: "relative",
    paddingBlock: space.x2,
    h3: { fontSize: size.body, lineHeight: 1.2 },
  },
  // A drawing, and the words next to it.
  illustrated: {
    display: "grid",
    gridTemplateColumns: `${space.x12} minmax(0, 1fr)`,
    gap: `0 ${space.x3}`,
    img: { gridRow: "span 2", borderRadius: radius.input },
  },
  title: {
    ...wrappingLine,
    alignItems: "center",
    // Next to a drawing, the title starts where the text does.
    "&:has(img)": { [media.wide]: { alignItems: "start" } },
    gap: `0 ${space.x4}`,
    // Words stay whole next to each other.
    overflowWrap: "normal",
    flexGrow: 1,
    fontSize: size.h3,
    // As high as a line of the text next to it.
    lineHeight: 1.33,
  },
  // The sign of a row that opens is at its end, next to the price.
  opening: {
    position: "relative",
    // As wide as the row's answer to the pointer, so that the focus ring is around it.
    marginInline: `-${space.x4}`,
    padding: `${space.x2} ${space.x4}`,
    "&:focus-visible": { outlineOffset: "-3px" },
    "&::after": { position: "absolute", insetInlineEnd: space.x4 },
  },
  // On wide screens, what a row brings is between its title and its price.
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: `0 ${gap}`,
    [media.wide]: splitAt(5, 10),
  },
  result: {
    ...softText,
    fontWeight: 400,
    textWrap: "wrap",
    [media.belowWide]: { gridArea: "2 / 1 / auto / -1" },
  },
  price: {
    marginInlineStart: "auto",
    textAlign: "end",
    color: "var(--figure)",
    "summary &": { gridColumn: -2, paddingInlineEnd: space.x8 },
  },
  drawing: {
    width: space.x24,
    aspectRatio: "1",
    borderRadius: radius.input,
    [media.belowWide]: { width: space.x16 },
  },
  words: {
    ...stack(space.x2),
    // Above the link that covers the row.
    a: { position: "relative", zIndex: 1 },
    "& > div": { maxWidth: measure.prose },
  },
  sides: {
    [media.medium]: { gridTemplateColumns: "1fr 1fr", columnGap: gap },
    // On phones, our part is below, with the mark of a note.
    "& > div + div": {
      [media.belowMedium]: {
        paddingInlineStart: space.x3,
        borderInlineStart: `3px solid ${color.maple}`,
      },
    },
  },
  // Those of the first row are the headings of the columns, above its line.
  label: {
    ...labelText,
    fontWeight: 600,
    color: "var(--soft)",
    [media.wide]: {
      position: "absolute",
      bottom: "100%",
      paddingBottom: space.x1,
    },
    "li + li &": visuallyHidden,
  },
  // In two columns where they fit.
  points: {
    ...labelText,
    columns: "16rem 2",
    columnGap: gap,
    "& > li, & > li:first-of-type": {
      breakInside: "avoid",
      paddingBlock: space.x1,
      borderBlock: 0,
    },
  },
  account: { ...labelText, "[data-account] &": entryAccount },
  figure: { ...numeral, display: "block" },
  // At 200% text size, a price is below.
  name: { flex: "1 1 5rem" },
  link: wholeRow,
  action: { paddingBlock: space.x1, fontSize: size.small, ...wholeRow },
});

export const rowFragment = graphql`
  fragment Row on Row {
    group
    title
    result
    price
    spot: picture {
      ...VectorDrawing
    }
    words: text {
      html
    }
    solution {
      html
    }
    points
    link {
      ...LinkTarget
    }
    desk: author {
      portrait: avatar {
        file {
          childImageSharp {
            gatsbyImageData(
              width: 480
              breakpoints: [64, 112, 360, 480]
              sizes: "(min-width: 60em) 22rem, (min-width: 44em) 31vw, 4rem"
            )
          }
        }
      }
    }
    action {
      ...Action
    }
    proof {
      ...CaseSummary
    }
  }
`;
