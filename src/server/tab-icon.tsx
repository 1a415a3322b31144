import { renderToStaticMarkup } from "react-dom/server";
import { MarkShapes, markViewBox } from "../components/layout/mark";

const drawing = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={markViewBox}>
    <MarkShapes />
  </svg>,
);

/**
 * The mark as an address that needs no request: the tab's icon would be the only other one before the first
 * paint. Its shapes are readable, unlike in base64, so that compression finds them in the header's logo too.
 */
export const tabIcon = `data:image/svg+xml,${drawing
  .replaceAll('"', "'")
  .replace(/[<>#]/g, encodeURIComponent)}`;
