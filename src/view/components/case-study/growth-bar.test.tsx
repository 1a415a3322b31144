import { render } from "@testing-library/react";
import { GrowthBar } from "./growth-bar";

it.each([
  [250, ["25.0%", "37.5%"]],
  [80, ["25.0%", "0.0%"]],
])("a level of %d adds to the level before", (level, widths) => {
  const { container } = render(<GrowthBar level={level} max={400} />);
  const bars = [...container.querySelectorAll("rect")];
  expect(bars.map((bar) => bar.getAttribute("width"))).toEqual(widths);
});
