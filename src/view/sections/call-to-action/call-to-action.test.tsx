import { render, screen } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildImage,
} from "../../../test-support/fragments";
import { PageContext } from "../../components/section/page-context";
import { pageLink } from "../../components/ui/smart-link";
import { CallToAction } from "./call-to-action";

const call = buildAction("Book a Discovery Call", "https://book.test/call");
const section: Queries.CallToActionSectionFragment = {
  ...frame,
  calls: [call],
  report: null,
  lineName: null,
};

it("has the terms and the person on the call next to the button", () => {
  const photo = buildImage("Ana Roy");
  const host = { name: "Ana Roy", role: "Founder", photo };
  const link = { ...call.link, terms: "30 minutes, free.", host };
  render(<CallToAction {...section} calls={[{ ...call, link }]} />);
  expect(screen.getByText("30 minutes, free.")).toBeVisible();
  expect(screen.getByText("Ana Roy, Founder")).toContainElement(
    screen.getByRole("img"),
  );
});

it("closes the account with the results of two clients, then the page's terms, and the desk that signs it", () => {
  const sources = (
    [
      ["+491%", "/case-studies/taylrd"],
      ["4x", "/case-studies/taylrd"],
      ["+251%", "/case-studies/boheme"],
      ["+214%", "/case-studies/colo"],
      ["14 days", "/terms-of-service"],
      ["3.0", "https://figures.test"],
    ] as const
  ).map(([value, path]) => ({
    figure: value,
    value,
    measure: `Measure of ${value}`,
    period: null,
    isLarge: path.startsWith("/case"),
    source: { citation: path, link: pageLink(path) },
  }));
  const avatar = buildImage("A magnifier");
  const desk = { name: "Search desk, Northcart", avatar };
  render(
    <PageContext.Provider value={{ sources, desk }}>
      <CallToAction {...section} />
    </PageContext.Provider>,
  );
  const values = screen
    .getAllByRole("listitem")
    .map(({ lastChild }) => lastChild?.textContent);
  expect(values).toEqual(["+491%", "+251%", "14 days"]);
  expect(screen.getByText("Signed: Search desk")).toBeVisible();
});
