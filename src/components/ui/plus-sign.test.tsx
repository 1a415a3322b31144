import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PlusSign } from "./plus-sign";

it("is a plus while its details are closed and a minus while they are open", async () => {
  const { container } = render(
    <details>
      <summary>
        More <PlusSign />
      </summary>
    </details>,
  );
  const [level, upright] = container.querySelectorAll("path");
  expect(upright).toBeVisible();
  await userEvent.click(screen.getByText("More"));
  expect(upright).not.toBeVisible();
  expect(level).toBeVisible();
});
