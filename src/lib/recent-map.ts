/** A cache of recently used values. */
export class RecentMap<Key, Value> {
  private readonly values = new Map<Key, Value>();

  /** @param size maximum number of values; the least recently used one is removed first */
  constructor(private readonly size: number) {}

  getOrMake(key: Key, make: () => Value): Value {
    const value = this.values.get(key) ?? make();
    // A Map keeps insertion order: setting the key again makes it the newest.
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.size && oldest !== undefined)
      this.values.delete(oldest);
    return value;
  }
}
