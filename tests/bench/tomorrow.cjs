/** Shifts the clock of a Node process by a day and a half: `node --require ./tests/bench/tomorrow.cjs`. */
const ahead = 36 * 60 * 60 * 1000;

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Date.now() + ahead] : parts));
  }

  static now() {
    return super.now() + ahead;
  }
};
