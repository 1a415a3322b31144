import type { TrackingSettings } from "../../site/tracking";
import { bannerStyles } from "./banner-styles";

interface Banner {
  /** Shows the banner; where the visitor stands stays where it is. */
  show: () => void;
}

/**
 * The question whether trackers may be loaded: a part of the page and no dialog, first in the order of reading as a visitor would
 * expect of it, that takes no focus, covers nothing that has it, and may be left unanswered.
 * @param choose is told the answer
 */
export function makeBanner(
  { banner: words, policy }: Pick<TrackingSettings, "banner" | "policy">,
  choose: (accepts: boolean) => void,
): Banner {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bannerStyles);
  const element = create("div", { id: "consent", role: "region", ariaLabel: words.heading });
  let opener: HTMLElement | undefined;

  const hide = (accepts: boolean) => {
    element.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    opener?.focus();
    opener = undefined;
    choose(accepts);
  };
  const show = () => {
    if (element.isConnected) return;
    document.adoptedStyleSheets.push(sheet);
    document.body.prepend(element);
  };
  const makeButton = (label: string, accepts: boolean) =>
    create("button", { type: "button", textContent: label, onclick: () => hide(accepts) });

  const heading = create("h2", { textContent: words.heading, tabIndex: -1 });
  const text = create("p", { textContent: `${words.text} ` });
  text.append(create("a", { href: policy, textContent: words.policyLabel }));
  const answers = create("div");
  answers.append(makeButton(words.accept, true), makeButton(words.decline, false));
  element.append(heading, text, answers);

  // The footer's link leads to the policy wherever this script does not run.
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>("footer a");
      if (!link || link.getAttribute("href") !== policy) return;
      event.preventDefault();
      show();
      opener = link;
      heading.focus();
    },
    { capture: true },
  );
  return { show };
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
