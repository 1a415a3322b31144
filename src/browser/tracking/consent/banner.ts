import { makeElement } from "../../../lib/html/make-element";
import type { TrackingSettings } from "../../../lib/tracking";
import {
  color,
  font,
  measure,
  media,
  radius,
  rule,
  size,
  space,
} from "../../../view/theme/tokens";

/** Focused elements and the end of the page scroll clear of the banner; none of it, if a blocker hides it. */
const room = `calc(var(--consent-height, 0px) + ${space.x2})`;
/**
 * An adopted style sheet, which the CSP allows: the banner's styles are not part of any page. The link has a line of its own, where the web
 * fonts do not move it.
 */
const bannerStyles = `
html{scroll-padding-bottom:${room}}
body{padding-bottom:${room}}
#consent{position:fixed;z-index:3;inset:auto ${space.x2} ${space.x2};max-width:${measure.prose};margin-inline:auto 0;padding:${space.x4};max-height:60vh;overflow:auto;background:${color.white};color:${color.ink};border:${rule.hairline};border-color:${color.inkSoft};border-radius:${radius.card};font-size:${size.small};line-height:1.5}
#consent h2{font-size:${size.h3}}
#consent p{margin-block:${space.x2} ${space.x3}}
#consent a{display:block;width:fit-content;text-underline-offset:.2em}
#consent div{position:sticky;bottom:0;background:inherit;display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:${space.x3}}
#consent button{min-height:${space.x12};padding-inline:${space.x4};border:1.5px solid ${color.spruce};border-radius:${radius.pill};background:none;color:${color.ink};font:650 1.0625rem ${font.label};cursor:pointer}
${media.hover}{#consent button:hover{background:${color.mint}}}
${media.medium}{#consent{padding:${space.x6}}}
${media.print}{#consent{display:none}body{padding-bottom:0}}
`;

/** Asks whether to load trackers. Not a dialog: it is the first element of the page and does not move focus. */
export function makeBanner(
  { banner: texts, policy }: Pick<TrackingSettings, "banner" | "policy">,
  choose: (accepts: boolean) => void,
): { show: () => void } {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(bannerStyles);
  const element = makeElement("div", {
    id: "consent",
    role: "region",
    ariaLabel: texts.heading,
  });
  new ResizeObserver(() => {
    document.documentElement.style.setProperty(
      "--consent-height",
      `${element.offsetHeight}px`,
    );
  }).observe(element);
  const skipLink = document.querySelector<HTMLElement>(".skip-link");
  let opener: HTMLElement | undefined;

  const hide = (accepts: boolean) => {
    element.remove();
    skipLink?.removeAttribute("tabindex");
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (each) => each !== stylesheet,
    );
    opener?.focus();
    opener = undefined;
    choose(accepts);
  };
  const show = () => {
    if (element.isConnected) return;
    document.adoptedStyleSheets.push(stylesheet);
    document.body.prepend(element);
    // It stays the first stop: inside the app, the banner would disturb hydration.
    if (skipLink) skipLink.tabIndex = 1;
  };
  const makeButton = (label: string, accepts: boolean) =>
    makeElement("button", {
      type: "button",
      textContent: label,
      onclick: () => hide(accepts),
    });

  const heading = makeElement("h2", {
    textContent: texts.heading,
    tabIndex: -1,
  });
  const text = makeElement("p", { textContent: `${texts.text} ` });
  text.append(
    makeElement("a", { href: policy, textContent: texts.policyLabel }),
  );
  const answers = makeElement("div");
  answers.append(
    makeButton(texts.accept, true),
    makeButton(texts.decline, false),
  );
  element.append(heading, text, answers);

  // Without this script, the footer's link opens the privacy policy. On `window`, this comes before what opens links.
  window.addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>("footer a");
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
