import { color, css, media } from "../../theme";

/** Shows that a summary can be opened; a minus inside an open `<details>`. */
export function PlusSign() {
  return (
    <svg css={sign} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 10h16" />
      <path d="M10 2v16" />
    </svg>
  );
}

const sign = css({
  flex: "none",
  width: "1.125rem",
  stroke: "currentColor",
  strokeWidth: 1.5,
  transition: "rotate 0.3s",
  [media.hover]: { "summary:hover &": { stroke: color.maple } },
  // A quarter turn, after which one of both lines is left.
  "details[open] > summary &": {
    rotate: "90deg",
    "path:first-of-type": { opacity: 0 },
  },
});
