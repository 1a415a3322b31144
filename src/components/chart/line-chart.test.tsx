import { render, screen } from "@testing-library/react";
import { LineChart } from "./line-chart";

function renderChart() {
  return render(
    <LineChart
      id="sales"
      title="Total sales: Last 7 Days"
      description="Sales rise."
      values={[100, 300, 250, 400, 350, 500, 480]}
      formatTick={(value) => `$${value}`}
      formatValue={(value) => `${value} dollars`}
    />,
  );
}

describe("LineChart", () => {
  it("is a picture with a title and a description", () => {
    renderChart();
    const chart = screen.getByRole("img", { name: "Total sales: Last 7 Days" });
    expect(chart).toHaveAccessibleDescription("Sales rise.");
  });

  it("labels its gridlines and days", () => {
    renderChart();
    for (const label of ["$0", "$100", "$500", "1", "7"]) {
      expect(screen.getByText(label)).toBeInTheDocument();
    }
  });

  it("names the last value", () => {
    renderChart();
    expect(screen.getByText("480 dollars")).toBeInTheDocument();
  });

  it("keeps strokes as wide as they are while the paths stretch", () => {
    renderChart();
    const chart = screen.getByRole("img");
    expect(chart).toHaveAttribute("preserveAspectRatio", "none");
    const line = getComputedStyle(chart.querySelector("path:last-of-type")!);
    expect(line.getPropertyValue("vector-effect")).toBe("non-scaling-stroke");
  });
});
