import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The layers of src/view, lowest first: each uses fragments of itself and of the previous ones. */
const layers = ["components", "sections", "templates"];

const owners = new Map(
  findSources().flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const declared = text.matchAll(/\bfragment (\w+) on /g);
    return [...declared].map(([, name]) => [name, toPath(file)]);
  }),
);

/** GraphQL fragments are global, so import rules don't see who uses them: this rule does, in queries and in types. */
export const fragmentLayers = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const user = toPath(relative(process.cwd(), context.filename));
    const check = (name, node) => {
      const owner = owners.get(name);
      if (owner === undefined || mayUse(user, owner)) return;
      const message = `${name} belongs to ${owner}, which this file must not import: declare it in a component below both.`;
      context.report({ node, message });
    };
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.name !== "graphql") return;
        for (const part of quasi.quasis) {
          const spreads = part.value.raw.matchAll(/\.\.\.\s*(\w+)/g);
          for (const [, name] of spreads) check(name, part);
        }
      },
      "TSQualifiedName[left.name='Queries']"({ right }) {
        check(right.name.replace(/Fragment$/, ""), right);
      },
    };
  },
};

function mayUse(user, owner) {
  const [userLayer, userFolder] = place(user);
  const [ownerLayer, ownerFolder] = place(owner);
  if (userLayer !== ownerLayer) return userLayer > ownerLayer;
  const isSection = layers[userLayer] === "sections";
  // The list of sections, a file in no section's folder, uses all of them.
  const isList = userFolder.includes(".");
  return !isSection || isList || userFolder === ownerFolder;
}

/** A file's layer, and its folder there, or its own name; files outside of src/view are lowest. */
function place(file) {
  const [, view, layer, folder] = file.split("/");
  return [view === "view" ? layers.indexOf(layer) : -1, folder];
}

function findSources() {
  const root = join("src", "view");
  return readdirSync(root, { recursive: true })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(root, file));
}

function toPath(file) {
  return file.replaceAll("\\", "/");
}
