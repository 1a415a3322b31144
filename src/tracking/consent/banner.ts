import type { TrackingSettings } from "../../site/tracking";
import { color, font, measure, media, radius, rule, size, space } from "../../theme/tokens";

/** How much of the screen the banner takes at most: what gets the focus is scrolled clear of it, and the page's end too. */
const room = "16rem";
/** A sheet of its own, which the content policy allows: the banner is no part of any page's styles. */
const bannerStyles = `
html{scroll-padding-bottom:${room}}
body{padding-bottom:${room}}
#consent{position:fixed;z-index:3;inset:auto ${space.x2} ${space.x2};max-width:${measure.prose};margin-inline:auto 0;padding:${space.x4};max-height:60vh;overflow:auto;background:${color.white};color:${color.ink};border:${rule.hairline};border-color:${color.inkSoft};border-radius:${radius.card};font-size:${size.small};line-height:1.5}
#consent h2{font-size:${size.h3}}
#consent p{margin-block:${space.x2} ${space.x3}}
#consent a{text-underline-offset:.2em}
#consent div{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:${space.x3}}
#consent button{min-height:${space.x12};padding-inline:${space.x4};border:1.5px solid ${color.spruce};border-radius:${radius.pill};background:none;color:${color.ink};font:650 1.0625rem ${font.display};cursor:pointer}
${media.hover}{#consent button:hover{background:${color.mint}}}
${media.medium}{html{scroll-padding-bottom:12rem}body{padding-bottom:12rem}#consent{padding:${space.x6}}}
${media.print}{#consent{display:none}body{padding-bottom:0}}
`;

/** The question whether trackers may be loaded: no dialog, but the first part of the page, which takes no focus. */
export function makeBanner(
  { banner: words, policy }: Pick<TrackingSettings, "banner" | "policy">,
  choose: (accepts: boolean) => void,
): { show: () => void } {
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
