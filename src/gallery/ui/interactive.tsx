import { css } from "@emotion/react";
import { Explanation } from "../../components/ui/explanation";
import { PlusSign } from "../../components/ui/plus-sign";
import { RadioSwitch } from "../../components/ui/radio-switch";
import { SlideDots } from "../../components/slider/slide-dots";
import { Slider } from "../../components/slider/slider";
import { toUiEntry } from "./ui-entry";

const styles = { row: css({ display: "flex" }) };
const slides = ["First", "Second", "Third"].map((name) => ({
  id: `gallery-${name.toLowerCase()}`,
  name,
  content: <p>{name} slide</p>,
}));

/** What opens, switches and moves. */
export const interactiveEntries = [
  toUiEntry(Explanation, {
    "the only look": { id: "gallery-note", about: "Reports", children: "One a week." },
  }),
  toUiEntry(
    PlusSign,
    { "a plus, and a minus once it is open": {} },
    {
      grounds: ["paper", "spruce"],
      frame: (shown) => (
        <details>
          <summary>{shown}</summary>
          <p>An answer.</p>
        </details>
      ),
    },
  ),
  toUiEntry(
    RadioSwitch,
    {
      "two options": { name: "gallery-two", label: "Billing", options: ["Monthly", "Yearly"] },
      "three options": { name: "gallery-three", label: "Days", options: ["7", "30", "90"] },
    },
    { frame: (shown) => <div css={styles.row}>{shown}</div> },
  ),
  toUiEntry(
    Slider,
    { "the only look": { label: "Slides", slides } },
    { note: "A row to swipe below 600 px, a grid from there on." },
  ),
  toUiEntry(
    SlideDots,
    { "the first slide in view": { label: "Dots", slides, current: slides[0]?.id } },
    { note: "The dots of a slider: below 600 px only." },
  ),
];
