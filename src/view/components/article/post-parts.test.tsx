import { render, screen } from "@testing-library/react";
import { PostHeader } from "./post-header";

const post: Queries.PostHeaderFragment = {
  title: "Where to spend",
  publishDate: "2025-04-25",
  updatedDate: "2025-06-01",
  readingTime: 6,
  categories: [],
};
const words = {
  publishedOn: "Published on {date} • {minutes} min read",
  updatedOn: "Updated on {date}",
  categoryLink: "{category} posts",
};

it("shows the date of an update if there is one", () => {
  render(<PostHeader post={post} words={words} />);
  expect(screen.getByText("Updated on June 1, 2025")).toHaveAttribute(
    "datetime",
    "2025-06-01",
  );
});
