import { render, screen } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildImage,
} from "../../../test-support/fragments";
import { PageSignature } from "../../components/section/signature";
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
  render(<CallToAction {...section} calls={[{ ...call, link }]} hasTerms />);
  expect(screen.getByText("30 minutes, free.")).toBeVisible();
  expect(screen.getByText("Ana Roy, Founder")).toContainElement(
    screen.getByRole("img"),
  );
});

it("is signed by the page's desk, with the page's own drawing", () => {
  const avatar = buildImage("A magnifier");
  const desk = { name: "Search desk, Northcart", avatar };
  const file = { address: "/hand.svg", imageWidth: 480, imageHeight: 480 };
  render(
    <PageSignature.Provider value={{ desk, deskPicture: { file } }}>
      <CallToAction {...section} />
    </PageSignature.Provider>,
  );
  expect(screen.getByText("Signed: Search desk")).toBeVisible();
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/hand.svg");
});
