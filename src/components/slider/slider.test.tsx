import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { playSlider } from "../../test-support/slides";
import { Slider } from "./slider";

it("scrolls to the slide with keyboard focus", async () => {
  const { scrollIntoView } = playSlider();
  const slides = ["taylrd", "colo"].map((id) => ({ id, name: id, content: <a href="/">{id}</a> }));
  render(<Slider label="Results" slides={slides} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(scrollIntoView.mock.instances[1]).toHaveAttribute("id", "colo");
});
