import { graphql } from "gatsby";
import { leadText, softText } from "../../theme";
import { ActionRow } from "../ui/action-row";
import { DateNote } from "../ui/date-note";
import { SectionHeader } from "../section/section-header";
import { useBookingPlace } from "../ui/use-booking-place";
import { useSite } from "../ui/use-site";

interface ArticleHeaderProps {
  article: Queries.ArticleHeaderFragment;
  words: Queries.ArticleFrameFragment;
}

/** The top of a guide: title, intro, the audit, and a link down to the text. */
export function ArticleHeader({ article, words }: ArticleHeaderProps) {
  const { brand } = useSite();
  const placeBookings = useBookingPlace();
  const audit = placeBookings(words.audit, "opening");
  const { kicker, title, intro, updatedDate, startLink } = article;
  return (
    <header>
      <SectionHeader level="h1" kicker={kicker} heading={title} />
      <p css={leadText}>{intro}</p>
      <ActionRow actions={[audit, { ...startLink, style: "secondary" }]} />
      <p css={softText}>
        <DateNote
          date={updatedDate}
          message={words.checkedBy}
          values={{ brand }}
        />
      </p>
    </header>
  );
}

export const articleHeaderFragment = graphql`
  fragment ArticleHeader on Article {
    title
    kicker
    intro
    updatedDate
    startLink {
      ...Action
    }
  }

  fragment ArticleFrame on ArticleWords {
    audit {
      ...Action
    }
    checkedBy
    contents
    related
  }
`;
