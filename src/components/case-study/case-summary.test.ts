import { listServices } from "./case-summary";

test("services stand in one line", () => {
  expect(listServices({ services: [{ label: "Email" }, { label: "Ads" }] })).toBe("Email, Ads");
  expect(listServices({ services: [{ label: "Email" }] })).toBe("Email");
});
