import { expect, test } from "@playwright/test";
import { askGraphql } from "./support/ask-graphql";

interface Described {
  name: string;
  description: string | null;
}

interface SchemaType extends Described {
  fields: Described[] | null;
  enumValues: Described[] | null;
}

const schemaQuery = `query Schema {
  __schema {
    types { name description fields { name description } enumValues { name description } }
  }
}`;

/** Types of Gatsby and its plugins, and those that it makes for each type of the site. */
const foreign =
  /^(Site|File|Directory|ImageSharp|MarkdownRemark|MarkdownHeading|MarkdownExcerpt|Duotone|Potrace|Transform|Image(Cropping|Fit|Format|Layout|Placeholder|ResizingBehavior)|(Boolean|Date|Float|Gatsby\w*|ID|Int|Internal|JSON|Node|PageInfo|Query|SortOrder|String|WebPOptions|AVIFOptions|PNGOptions|JPGOptions|BlurredOptions)$)|(Connection|Edge|FilterListInput|FilterInput|FieldSelector|SortInput|Input|InfoSelector)$/;

test("every type of the site that GraphiQL lists has a description, and all of its fields and values", async ({
  request,
}) => {
  const { __schema } = await askGraphql<{ __schema: { types: SchemaType[] } }>(
    request,
    schemaQuery,
  );
  const types = __schema.types.filter(({ name }) => !name.startsWith("__") && !foreign.test(name));
  expect(types.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["LandingPage", "HeroSection", "ActionStyle", "FigureUse"]),
  );
  expect(types.flatMap(findUndescribed)).toEqual([]);
});

/** Fields that Gatsby gives every node. */
const nodeFields = ["id", "parent", "children", "internal"];

function findUndescribed({ name, description, fields, enumValues }: SchemaType): string[] {
  const parts = [...(fields ?? []), ...(enumValues ?? [])];
  const isOwn = (part: Described) =>
    !nodeFields.includes(part.name) && !/^child(ren)?[A-Z]/.test(part.name);
  return [
    ...(description ? [] : [name]),
    ...parts
      .filter((part) => isOwn(part) && !part.description)
      .map((part) => `${name}.${part.name}`),
  ];
}
