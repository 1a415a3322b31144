import {
  action,
  caseStudy,
  columnHeadings,
  flag,
  group,
  link,
  list,
  markdown,
  reference,
  section,
  text,
  vectorImage,
} from "../../../content/fields";

export const rowsSchema = section(
  "rows",
  "Items of one kind as rows under lines: services, problems, advice.",
  {
    columns: columnHeadings(
      "Above the text of a problem, and above its solution: What you see, What we change.",
      2,
    ).optional(),
    areTiles: flag(
      "True for short items: cells in two columns, beside the heading.",
    ),
    items: list(
      group("Row", "One row.", {
        group: text("Heading of the group that starts with this row.", {
          max: 40,
        }).optional(),
        title: text("Title of the row.", { max: 90 }),
        result: text(
          "What it brings, on the line that opens a row of a group.",
          { max: 60 },
        ).optional(),
        price: text("What it costs or amounts to, at the right.", {
          max: 60,
        }).optional(),
        picture: vectorImage("Square drawing next to the title.").optional(),
        text: markdown(
          "What it means for the reader, if the title does not say it.",
          { max: 900 },
        ).optional(),
        solution: markdown("What is done about the problem in `text`.", {
          max: 900,
        }).optional(),
        points: list(
          text("One part, in one line.", { max: 140 }),
          "What is included.",
          { min: 2, max: 8 },
        ).optional(),
        author: reference(
          "Author",
          "A key in content/shared/authors.yaml: the desk whose portrait is next to the title.",
        ).optional(),
        link: link("The page that the title leads to.").optional(),
        action: action("Link to more about it, in its own words.").optional(),
        proof: caseStudy
          .describe(
            "Folder in content/case-studies. Shows its second figure, then its main one.",
          )
          .optional(),
      }),
      "The rows, in order. In a group, they open on click.",
      { min: 2, max: 14 },
    ),
  },
);
