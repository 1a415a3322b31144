import { css } from "@emotion/react";
import { space } from "../../theme/tokens";
import { type ListedPost, PostCard } from "./post-card";

/** Posts as entries under rules; the first one has a large picture. */
export function PostGrid({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ul css={list}>
      {posts.map((post, index) => (
        <li key={post.path}>
          <PostCard post={post} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: "grid", gap: space.x6 });
