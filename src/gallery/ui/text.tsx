import { css } from "@emotion/react";
import { CheckItem, CheckList } from "../../components/ui/check-list";
import { ProseText } from "../../components/ui/prose-text";
import { ReadingText } from "../../components/ui/reading-text";
import { RichText } from "../../components/ui/rich-text";
import { RuledTable } from "../../components/ui/ruled-table";
import { SampleNotice } from "../../components/ui/sample-notice";
import { SectionHeader } from "../../components/section/section-header";
import { SectionWords } from "../../components/section/section-words";
import { rule, space } from "../../theme/tokens";
import { toUiEntry } from "./ui-entry";
import { sampleActions } from "./links";
import { proseHtml, sampleOpening } from "./sample-words";

const styles = {
  sheet: css({ position: "relative", padding: space.x6, border: rule.hairline }),
};
const onLightAndDark = { grounds: ["paper", "spruce"] } as const;
const points = ["One plan for every channel", "One report a week", "One person to ask"];

export const textEntries = [
  toUiEntry(
    SectionHeader,
    {
      column: { ...sampleOpening, layout: "column" },
      spread: { ...sampleOpening, layout: "spread" },
      open: { ...sampleOpening, layout: "open" },
      "as the heading of the page": { ...sampleOpening, level: "h1" },
    },
    onLightAndDark,
  ),
  toUiEntry(
    SectionWords,
    { "with actions": { ...sampleOpening, actions: sampleActions } },
    onLightAndDark,
  ),
  toUiEntry(RichText, { "the only look": sampleOpening.text }, onLightAndDark),
  toUiEntry(ProseText, { "all that Markdown can say": { html: proseHtml } }),
  toUiEntry(ReadingText, { "the only look": { html: proseHtml } }),
  toUiEntry(CheckList, { "the only look": { points } }, onLightAndDark),
  toUiEntry(
    CheckItem,
    { "the only look": { children: "One plan for every channel" } },
    { ...onLightAndDark, file: "check-list.tsx", frame: (shown) => <ul>{shown}</ul> },
  ),
  toUiEntry(RuledTable, {
    "the only look": {
      label: "What each channel is for",
      headings: ["Channel", "What it is for", "Share"],
      children: [
        ["Email", "Customers who come back", "31%"],
        ["Search", "Customers who look for it", "27%"],
      ].map(([channel, purpose, share]) => (
        <tr key={channel}>
          <th scope="row">{channel}</th>
          <td>{purpose}</td>
          <td>{share}</td>
        </tr>
      )),
    },
  }),
  toUiEntry(
    SampleNotice,
    { "the only look": { children: "Sample data" } },
    { frame: (shown) => <div css={styles.sheet}>{shown}</div> },
  ),
];
