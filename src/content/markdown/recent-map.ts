/** Keeps what was made for the keys that were asked for last, so that it need not be made again. */
export class RecentMap<Key, Value> {
  private readonly values = new Map<Key, Value>();

  /** @param size how many values are kept; the one that was not asked for the longest time goes first */
  constructor(private readonly size: number) {}

  getOrMake(key: Key, make: () => Value): Value {
    const value = this.values.get(key) ?? make();
    // A Map keeps the order in which keys were set: set again, this one is the youngest.
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.size && oldest !== undefined) this.values.delete(oldest);
    return value;
  }
}
