import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { PostCard } from "./post-card";
import type { ListedPost } from "./post-card";

/** Posts as cards; the first one leads. */
export function PostGrid({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ul css={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.path}>
          <PostCard post={post} isFirst={index === 0} />
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
    [media.wide]: {
      gridTemplateColumns: "repeat(3, 1fr)",
      // The newest post leads, so that a page does not read as one even grid.
      "& > :first-of-type": { gridColumn: "span 2" },
    },
  }),
};
