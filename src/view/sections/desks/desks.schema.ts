import {
  actions,
  group,
  list,
  reference,
  section,
} from "../../../content/fields";

export const desksSchema = section(
  "desks",
  "Desks of the team, each with what it has written.",
  {
    items: list(
      group("Desk", "A desk and its posts.", {
        author: reference("Author", "A key in content/shared/authors.yaml."),
        posts: list(
          reference("BlogPost", "A folder in content/blog."),
          "Posts of the desk.",
          {
            max: 3,
          },
        ),
      }),
      "Desks, in order.",
      { min: 2, max: 5 },
    ),
    actions: actions.optional(),
  },
);
