import {
  color,
  createStyles,
  type CSSObject,
  gap,
  labelText,
  type LazyStyles,
  media,
  numeral,
  radius,
  rule,
  size,
  space,
  splitAt,
  spread,
  stack,
} from "../../theme";

/** From a half of the page to the window's edge; `cqi` leaves out the scrollbar. */
const toEdge = `calc(100% + ${gap} / 2 - 50cqi)`;

const h1 = (fontSize: string): CSSObject => ({
  "& h1": { fontSize, lineHeight: 1 },
});

const shadow = `${color.ink}33`;

const card: CSSObject = {
  ...h1(size.h1Long),
  [media.wide]: {
    ...h1("3.5rem"),
    gridArea: "1 / 1",
    zIndex: 1,
    alignSelf: "center",
    width: "36rem",
    marginBlock: space.x12,
    padding: space.x8,
    borderRadius: radius.input,
    background: color.paper,
    // As things in the pictures have.
    boxShadow: `0.75rem 0.75rem 0 ${shadow}`,
  },
};

/** The card as a price tag, with its upper corners, its hole, and the thread that loops over the drawn rail, at any height of the picture. */
const tag: CSSObject = {
  position: "relative",
  justifySelf: "end",
  alignSelf: "start",
  top: "min(30% - 10.8cqi, 11%)",
  marginBlock: `${space.x12} ${space.x24}`,
  paddingTop: space.x12,
  borderRadius: 0,
  boxShadow: "none",
  filter: `drop-shadow(0.75rem 0.75rem 0 ${shadow})`,
  background: `radial-gradient(circle at 50% ${space.x6}, transparent 6px, ${color.ink} 6px 9px, transparent 9px),
    linear-gradient(135deg, transparent ${space.x8}, ${color.paper} 0) left / 50.1% no-repeat,
    linear-gradient(-135deg, transparent ${space.x8}, ${color.paper} 0) right / 50.1% no-repeat`,
  "&::before": {
    content: '""',
    position: "absolute",
    inset: `-${space.x12} auto auto calc(50% - 5px)`,
    width: space.x3,
    height: "4.5rem",
    border: `3px solid ${color.ink}`,
    borderBottom: 0,
    borderRadius: radius.pill,
  },
};

/** On small screens, leaves out the side of the picture that is below the card on wide ones. */
const cropTo = (side: "left" | "right"): CSSObject => ({
  [media.belowWide]: { "& img": { objectPosition: side } },
});

/** The picture's height, which the words are centered on before it arrives. */
const panorama = {
  band: { [media.wide]: { paddingTop: 0 } },
  parts: {
    [media.wide]: { gridTemplateRows: "minmax(calc(100cqi * 4 / 9), auto)" },
  },
  picture: {
    ...cropTo("right"),
    [media.belowMedium]: { "& img": { aspectRatio: "3 / 2" } },
    [media.wide]: {
      gridArea: "1 / 1",
      display: "grid",
      // Otherwise the picture's height and shape decide its width.
      gridTemplateColumns: "minmax(0, 1fr)",
      "& img": {
        height: "100%",
        aspectRatio: "9 / 4",
        objectPosition: "50% 30%",
      },
    },
  },
} satisfies Record<string, CSSObject>;

export const styles = createStyles({
  band: {
    containerType: "inline-size",
    overflow: "clip",
    paddingBlock: space.x6,
    [media.medium]: { paddingBlock: space.x8 },
  },
  parts: {
    display: "grid",
    gap: space.x6,
    "& > *": { minWidth: 0 },
  },
  // On small screens, the picture is between the header and the actions, which are in the same grid.
  words: {
    display: "contents",
    "& > :first-child": { order: -1 },
    [media.wide]: { ...stack(space.x6), justifyItems: "start" },
  },
  terms: {
    ...labelText,
    gridColumn: "1 / -1",
    marginTop: `-${space.x4}`,
    color: color.inkSoft,
  },
  // On phones, rows of a ledger.
  figures: {
    paddingBlock: space.x3,
    borderTop: rule.strong,
    borderBottom: `4px double ${color.spruce}`,
    strong: numeral,
    [media.belowMedium]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      li: {
        ...spread,
        flexFlow: "row-reverse nowrap",
        alignItems: "baseline",
      },
    },
  },
  // Its figure is large only once on a page.
  proof: {
    "--figure-size": "2.25rem",
    gridColumn: "1 / -1",
    borderBottom: rule.hairline,
  },
  // At the window's edges.
  picture: {
    order: -1,
    marginInline: "calc(50% - 50cqi)",
    "& img": { width: "100%", aspectRatio: "16 / 9", objectFit: "cover" },
    [media.medium]: { "& img": { aspectRatio: "2 / 1" } },
    // If nothing else is below the words, over the band's padding.
    "div + &:nth-child(2)": {
      [media.wide]: { marginBottom: `-${space.x8}` },
    },
  },
});

type Part = "band" | "parts" | "words" | "picture";

/** The styles of each part. */
export const variants: Record<
  Queries.HeroVariant,
  Partial<Record<Part, LazyStyles>>
> = {
  plain: {},
  split: createStyles({
    band: { [media.wide]: { paddingTop: space.x16 } },
    parts: { [media.wide]: splitAt(7) },
    words: {
      ...h1(size.h1Long),
      [media.wide]: h1("min(1.5rem + 3.7vw, 4.5rem)"),
    },
    picture: {
      [media.wide]: {
        gridArea: "1 / 2",
        marginTop: `-${space.x16}`,
        marginInline: `0 ${toEdge}`,
        // At least as high as the words.
        "& picture": { height: "100%" },
        "& img": { height: "100%", aspectRatio: "16 / 10" },
      },
    },
  }),
  panorama: createStyles({ ...panorama, words: card }),
  tag: createStyles({
    ...panorama,
    words: [card, { [media.wide]: tag }],
    picture: [panorama.picture, cropTo("left")],
  }),
  // The next section continues the first screen.
  chart: createStyles({
    band: {
      paddingBottom: space.x4,
      "& + section[data-tone]": { "--above": space.x12 },
    },
    // The actions are in the account column, next to the text.
    words: {
      [media.wide]: {
        ...splitAt(10),
        // The last part of the header is at least as high as two buttons, if there are two.
        "& > div": { gridArea: "1 / 1 / auto / -1" },
        "&:has(a + a) > div > div": { minHeight: "6.75rem" },
        "& > p": {
          gridColumn: 1,
          marginTop: `-${space.x2}`,
          textWrap: "balance",
        },
        "& > div + div": {
          gridArea: "1 / 2",
          placeSelf: "end stretch",
          flexDirection: "column",
          alignItems: "stretch",
        },
      },
    },
  }),
};
