import { readToday } from "../lib/format/today";

/** A day that hasn't come yet, for scheduled pages. */
export const laterDay = `${Number(readToday().slice(0, 4)) + 1}-12-31`;
