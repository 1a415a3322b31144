import { fillMessage } from "../../../lib/format/fill-message";
import { formatDate } from "../../../lib/format/format-date";

interface DateNoteProps {
  /** YYYY-MM-DD. */
  date: string;
  /** Has a gap for the `{date}`, and others for the `values`. */
  message: string;
  values?: Readonly<Record<string, string | number>>;
}

/** A short text with a date. */
export function DateNote({ date, message, values }: DateNoteProps) {
  return (
    <time dateTime={date}>
      {fillMessage(message, { ...values, date: formatDate(date) })}
    </time>
  );
}
