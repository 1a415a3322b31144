import type { Page } from "@playwright/test";

/** Reads the elements of an XML file with the browser's parser: for each, its children's text by their names. */
export async function readXmlElements(
  page: Page,
  xml: string,
  name: string,
): Promise<Record<string, string>[]> {
  const { fault, elements } = await page.evaluate(
    ([source, tagName]) => {
      const root = new DOMParser().parseFromString(source, "application/xml");
      return {
        fault: root.querySelector("parsererror")?.textContent,
        elements: Array.from(root.getElementsByTagName(tagName), (element) =>
          Object.fromEntries(
            Array.from(element.children, (child) => [child.tagName, child.textContent]),
          ),
        ),
      };
    },
    [xml, name] as const,
  );
  if (fault !== undefined) throw new Error(`The XML is not well-formed: ${fault}`);
  return elements;
}
