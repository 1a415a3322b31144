import { color, radius, size, space } from "../theme/tokens";

/** The panel stands at the lower edge of the window, above everything; the page stays in sight. */
export const panelStyles = `
  section {
    position: fixed; inset: auto 0 0 0; z-index: 2147483647;
    max-height: 50vh; overflow: auto; padding: ${space.x6};
    background: ${color.ink}; color: ${color.paper};
    border-top: ${space.x1} solid ${color.gold};
    font: 1rem/1.5 system-ui, sans-serif;
  }
  h2, p, ol { margin: 0; }
  h2 { font-size: ${size.h3}; }
  ol { display: grid; gap: ${space.x4}; padding: 0; margin-block: ${space.x4}; list-style: none; }
  code { color: ${color.gold}; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
  button {
    padding: ${space.x2} ${space.x4}; font: inherit; cursor: pointer;
    color: inherit; background: transparent; border: 1px solid; border-radius: ${radius.input};
  }
  button:focus-visible { outline: 3px solid ${color.gold}; outline-offset: 2px; }
`;
