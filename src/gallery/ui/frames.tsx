import { css } from "@emotion/react";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { Container } from "../../components/section/container";
import { Section } from "../../components/section/section";
import { radius, rule, space } from "../../theme/tokens";
import { toUiEntry } from "./ui-entry";
import { sampleActions } from "./links";
import { sampleOpening } from "./sample-words";

const styles = {
  part: css({ padding: space.x4, border: rule.hairline, borderRadius: radius.input }),
};
const content = <p css={styles.part}>Content</p>;
const twoParts = [
  <p key="words" css={styles.part}>
    Words
  </p>,
  <p key="evidence" css={styles.part}>
    Evidence,
    <br />
    taller than the words
  </p>,
];
const bringsItsGround = { grounds: [] };
const section = { ...sampleOpening, anchor: null, actions: sampleActions, children: content };

/** What gives other components their place and their ground. */
export const frameEntries = [
  toUiEntry(
    Band,
    {
      paper: { tone: "paper", children: content },
      birch: { tone: "birch", children: content },
      "birch, going on": { tone: "birch", isContinued: true, children: content },
      spruce: { tone: "spruce", children: content },
    },
    bringsItsGround,
  ),
  toUiEntry(Columns, {
    "5-7": { ratio: "5-7", children: twoParts },
    "halves, centered": { ratio: "halves", isCentered: true, children: twoParts },
    figureLast: { ratio: "figureLast", children: twoParts },
    "below each other": { children: twoParts },
  }),
  toUiEntry(Container, { "the only look": { children: content } }, { grounds: ["birch"] }),
  toUiEntry(
    Section,
    {
      paper: { ...section, tone: "paper" },
      birch: { ...section, tone: "birch" },
      spruce: { ...section, tone: "spruce" },
    },
    bringsItsGround,
  ),
];
