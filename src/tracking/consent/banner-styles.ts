import { media } from "../../theme/media";
import { color, font, measure, radius, rule, size, space } from "../../theme/tokens";

/** How much of the screen the banner takes at most: what gets the focus is scrolled clear of it, and the page's end too. */
const room = "16rem";

/** A sheet of its own, which the content policy allows: the banner is no part of any page's styles. */
export const bannerStyles = `
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
