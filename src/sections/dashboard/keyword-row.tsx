import { formatCount } from "../../site/format-dollars";
import { KeywordMove } from "./keyword-move";

type Keywords = Queries.DashboardSectionFragment["keywords"];
type Row = Keywords["rows"][number];

interface KeywordRowProps extends Pick<Row, "keyword" | "volume"> {
  /** Where the keyword stands in the period of the row. */
  standing: Row["periods"][number] | undefined;
  moves: Keywords["moves"];
}

/** One keyword in one period. */
export function KeywordRow({ keyword, volume, standing, moves }: KeywordRowProps) {
  if (!standing) return null;
  return (
    <tr>
      <th scope="row">{keyword}</th>
      <td>
        <strong>{standing.position}</strong>
      </td>
      <td>
        <KeywordMove places={standing.change} words={moves} />
      </td>
      <td>{formatCount(volume)}</td>
      <td>{formatCount(standing.clicks)}</td>
    </tr>
  );
}
