import { Fragment } from "react";
import { SmartLink } from "../components/ui/smart-link";
import { toPage } from "../components/ui/link-target";
import { SectionList } from "../sections/section-list";
import { Entry, VariantLabel } from "./entry";
import type { SectionEntry, SectionExample } from "./section-entries";

/** Every section as the site's pages have it, through the list that pages show them with. */
export function SectionGallery({ entries }: { entries: readonly SectionEntry[] }) {
  return (
    <>
      {entries.map(({ id, name, file, description, examples, unusedVariants }) => (
        <Entry key={id} id={id} name={name} file={file} note={description}>
          {examples.length === 0 && <VariantLabel>Missing: no page lists it.</VariantLabel>}
          {unusedVariants.length > 0 && (
            <VariantLabel>Missing: no page has {unusedVariants.join(", ")}.</VariantLabel>
          )}
          {examples.map((example) => (
            <Fragment key={example.look}>
              <VariantLabel>
                {example.look || "the only look"}, from <Source {...example} />
              </VariantLabel>
              <SectionList sections={[example.section]} />
            </Fragment>
          ))}
        </Entry>
      ))}
    </>
  );
}

/** The file that the example is written in, as a link to where it stands. */
function Source({ page: { file, path }, anchor }: SectionExample) {
  const address = anchor === null ? path : `${path}#${anchor}`;
  return (
    <SmartLink to={toPage(address)}>
      <code>{file}</code>
    </SmartLink>
  );
}
