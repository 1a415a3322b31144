import {
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
} from "yaml";
import { isRecord } from "../content/schema/schema-shape";

export type Values = Readonly<Record<string, unknown>>;

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** YAML with the changes between two values of it, and otherwise the same comments, quotes, and order of keys. */
export function editYaml(text: string, before: Values, after: Values): string {
  const document: Document = parseDocument(text);
  document.contents = edit(document, document.contents, before, after);
  // As all files of content/ are written.
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** A value's node: the old one with its changes, or a new one if it has become another kind of value. */
function edit(
  document: Document,
  node: unknown,
  before: unknown,
  after: unknown,
): Node {
  if (Array.isArray(after)) {
    if (!isSeq(node) || !Array.isArray(before))
      return document.createNode(after);
    editList(document, node, before, after);
    return node;
  }
  if (isRecord(after)) {
    if (!isMap(node) || !isRecord(before)) return document.createNode(after);
    editMap(document, node, before, after);
    return node;
  }
  if (!isScalar(node)) return document.createNode(after);
  if (!isSame(before, after)) node.value = after;
  return node;
}

function editMap(
  document: Document,
  map: YAMLMap,
  written: Values,
  after: Values,
): void {
  const before = renameKeys(map, written, after);
  for (const key of Object.keys(before)) if (!(key in after)) map.delete(key);
  let previous: string | undefined;
  for (const [key, value] of Object.entries(after)) {
    if (!map.has(key))
      insertAfter(map, previous, document.createPair(key, value));
    else if (!isSame(before[key], value))
      map.set(key, edit(document, map.get(key, true), before[key], value));
    previous = key;
  }
  sortMoved(map, before, after);
}

function insertAfter(map: YAMLMap, key: string | undefined, pair: Pair): void {
  const place = map.items.findIndex((item) => String(item.key) === key);
  map.items.splice(place + 1, 0, pair);
}

/** Gives a record its new key, so that it keeps its comments, and returns the old values with it. */
function renameKeys(map: YAMLMap, before: Values, after: Values): Values {
  const added = Object.keys(after).filter((key) => !(key in before));
  const entries = Object.entries(before).map(([key, value]) => {
    const isRemoved = !(key in after);
    const newKey = added.find((each) => isSame(after[each], value));
    if (!isRemoved || newKey === undefined) return [key, value];
    const pair = map.items.find(({ key: name }) => String(name) === key);
    if (isScalar(pair?.key)) pair.key.value = newKey;
    return [newKey, value];
  });
  return Object.fromEntries(entries) as Values;
}

/** Keys stay where they are, unless the new value has those of the old one in another order. */
function sortMoved(map: YAMLMap, before: Values, after: Values): void {
  const order = Object.keys(after);
  const kept = order.filter((key) => key in before);
  const old = Object.keys(before).filter((key) => key in after);
  if (isSame(kept, old)) return;
  const placeOf = ({ key }: YAMLMap["items"][number]) =>
    order.indexOf(String(key));
  map.items.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Entries that are the same keep their nodes wherever they move; each of the others changes an old entry of its type, or is new. */
function editList(
  document: Document,
  list: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  const olds = list.items.map((node, index) => ({
    node,
    value: before[index],
  }));
  const isSpaced = isCollection(olds[1]?.node) && olds[1].node.spaceBefore;
  const free = new Set(olds);
  const take = (isMatch: (value: unknown) => boolean) => {
    const old = [...free].find(({ value }) => isMatch(value));
    if (old) free.delete(old);
    return old;
  };
  const unchanged = after.map((value) => take((old) => isSame(old, value)));
  list.items = after.map((value, index) => {
    const old =
      unchanged[index] ?? take((each) => typeOf(each) === typeOf(value));
    const node = edit(document, old?.node, old?.value, value);
    if (!old && isSpaced) node.spaceBefore = true;
    return node;
  });
  const [first] = list.items;
  if (isCollection(first)) first.spaceBefore = false;
}

function typeOf(value: unknown): unknown {
  return isRecord(value) ? value["type"] : typeof value;
}
