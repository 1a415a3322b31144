/**
 * Fetches the web font and shows it. Pages hold this function's own text in a script, so it must stand
 * alone: no imports, nothing from outside but the browser.
 *
 * Adding a font lays the whole page out anew, which on a slow phone is one long task. Parts below the screen
 * are therefore left out of it, at the height that they have, and take the font one by one when the browser is idle.
 */
export function showWebFont(family: string, source: string, weight: string): void {
  function show(font: FontFace): void {
    const parts = [...document.querySelectorAll<HTMLElement>("section,footer")];
    const below = parts
      .map((part) => ({ part, place: part.getBoundingClientRect() }))
      // On the way to an anchor, nothing above it may change its height later.
      .filter(({ place }) => !location.hash && place.top > innerHeight);
    for (const { part, place } of below)
      part.style.cssText = `content-visibility:auto;contain-intrinsic-height:${place.height}px`;

    const titles = [...document.querySelectorAll<HTMLElement>("h1,h2,h3")]
      .filter((title) => title.getBoundingClientRect().top < innerHeight)
      .map((title) => ({ title, height: title.offsetHeight }));
    document.fonts.add(font);
    // A title in sight keeps its number of lines: all that stands below it would move otherwise.
    for (const { title, height } of titles) {
      const growth = title.offsetHeight - height;
      if (growth) title.style.letterSpacing = growth > 0 ? "-0.04em" : "0";
    }

    function release(): void {
      const next = below.shift();
      if (next) next.part.style.cssText = "";
      if (next) whenIdle(release);
    }
    whenIdle(release);
  }

  function whenIdle(act: () => void): void {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in self) requestIdleCallback(act);
    else setTimeout(act);
  }

  void new FontFace(family, `url(${source})`, { weight }).load().then(show, () => {
    // The page stands in the local font.
  });
}
