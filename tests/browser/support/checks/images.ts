import type { Page } from "@playwright/test";

/** Pictures that do not load, are out of shape, or are drawn larger than their file by more than a tenth. */
export async function findImageProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = Array.from(document.images).filter((image) =>
      image.checkVisibility(),
    );
    // Lazy pictures beyond the edge of a slider load when they slide into view.
    for (const image of shown) image.loading = "eager";
    const problems = await Promise.all(shown.map(findProblem));
    return problems.flat();

    async function findProblem(image: HTMLImageElement): Promise<string[]> {
      // With `srcset`, an image's natural size depends on its layout, not on its file.
      const file = new Image();
      // The first attempt fails if the browser switches to another size of the picture meanwhile.
      await image.decode().catch(() => image.decode());
      file.src = image.currentSrc;
      await file.decode();
      const { objectFit } = getComputedStyle(image);
      const across = image.clientWidth / file.naturalWidth;
      const down = image.clientHeight / file.naturalHeight;
      const isWhole = objectFit === "contain";
      const scale = isWhole ? Math.min(across, down) : Math.max(across, down);
      const isDrawing = file.src.endsWith(".svg");
      return [
        objectFit === "fill" && Math.abs(across / down - 1) > 0.05
          ? `out of shape: ${file.src}`
          : "",
        !isDrawing && scale * devicePixelRatio > 1.1
          ? `drawn at ${scale.toFixed(2)} times its file: ${file.src}`
          : "",
      ].filter(Boolean);
    }
  });
}
