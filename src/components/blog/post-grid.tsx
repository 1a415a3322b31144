import { type CSSObject, css } from "@emotion/react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { type ListedPost, PostCard } from "./post-card";

/** Posts as cards. The first card is wide enough to fill every row. */
export function PostGrid({ posts }: { posts: readonly ListedPost[] }) {
  const isOdd = posts.length % 2 === 1;
  const lead = leads[(posts.length % 3) as 0 | 1 | 2];
  const onMedium = isOdd ? "calc(100vw - 4rem)" : "45vw";
  const sizes = `(min-width: 60em) ${lead.pictureWidth}px, (min-width: 37.5em) ${onMedium}, calc(100vw - 2rem)`;
  return (
    <ul css={[styles.grid, isOdd && styles.oddLead, lead.style]}>
      {posts.map((post, index) => (
        <li key={post.path}>
          <PostCard post={post} isFirst={index === 0} sizes={index === 0 ? sizes : undefined} />
        </li>
      ))}
    </ul>
  );
}

const styles = {
  grid: css({
    display: "grid",
    gap: space.x6,
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    [media.wide]: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  oddLead: css({ [media.medium]: scrollToFirst({ gridColumn: "1 / -1" }, { aspectRatio: "2" }) }),
};

/** For wide screens, by the number of posts left over from full rows of three. */
const leads = [
  { pictureWidth: 350, style: css({ [media.wide]: scrollToFirst({ gridColumn: "auto" }) }) },
  {
    pictureWidth: 640,
    style: css({
      [media.wide]: scrollToFirst(
        {
          gridColumn: "1 / -1",
          article: { flexDirection: "row" },
          "article > picture": { flex: "0 0 58%" },
        },
        { height: "100%" },
      ),
    }),
  },
  { pictureWidth: 722, style: css({ [media.wide]: scrollToFirst({ gridColumn: "span 2" }) }) },
] as const;

/** Styles for the first card and its cover, which keeps the usual aspect ratio unless overridden. */
function scrollToFirst(card: CSSObject, cover?: CSSObject): CSSObject {
  return {
    "& > :first-of-type": {
      ...card,
      "article > picture > img": { aspectRatio: "16 / 9", ...cover },
    },
  };
}
