export function mapValues<Key extends string, From, To>(
  object: Readonly<Record<Key, From>>,
  map: (value: From) => To,
) {
  const entries = Object.entries<From>(object).map(([key, value]) => [
    key,
    map(value),
  ]);
  return Object.fromEntries(entries) as Record<Key, To>;
}
