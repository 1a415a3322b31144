import { type RequestListener, type Server, createServer } from "node:http";
import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { temporaryFolder } from "../../../test-support/temporary-folder";
import { fetchRemoteImage, remoteFileName } from "./remote-image";

const limits = { megabytes: 0.1, seconds: 0.5 };
const hint =
  "open the URL in a browser, or save the picture next to this file and write ./name.jpg";

const { at } = temporaryFolder();
let server: Server;
let origin: string;
let requests: string[];

const answers: Record<string, RequestListener> = {
  "/cover.png": (_request, response) => {
    void sharp({
      create: { width: 40, height: 2, channels: 3, background: "gray" },
    })
      .png()
      .toBuffer()
      .then((bytes) =>
        response.writeHead(200, { "content-type": "image/png" }).end(bytes),
      );
  },
  "/page": (_request, response) => {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<h1>Not found</h1>");
  },
  "/large": (_request, response) => {
    response.writeHead(200).end(Buffer.alloc(200_000));
  },
  "/slow": () => undefined,
  "/torn": (_request, response) => {
    response
      .writeHead(200, { "content-length": "5000" })
      .write("half a picture");
    setTimeout(() => response.destroy(), 20);
  },
};

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    const { url = "" } = request;
    requests.push(url);
    const answer = answers[url];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("a picture is fetched once and saved under a name made from its URL", async () => {
  const address = `${origin}/cover.png`;
  const kept = at(`${remoteFileName(address)}.png`);
  expect(await fetchRemoteImage(address, at())).toBe(kept);
  expect(await fetchRemoteImage(address, at())).toBe(kept);
  expect(requests).toEqual(["/cover.png"]);
  expect(await sharp(kept).metadata()).toMatchObject({
    format: "png",
    width: 40,
  });
});

test.each([
  ["/lost.png", "can't be loaded: the host answered 404", hint],
  ["/page", "can't be loaded: it is not a picture", hint],
  [
    "/slow",
    "can't be loaded: TimeoutError: The operation was aborted due to timeout",
    hint,
  ],
  ["/torn", "can't be loaded: TypeError: terminated", hint],
  [
    "/large",
    "has more than 0.1 MB",
    "resize it to at most 2400 px wide and save it as JPEG at quality 80",
  ],
])("%s %s, and nothing is saved", async (path, message, advice) => {
  const patient = path === "/slow" ? limits : { ...limits, seconds: 60 };
  expect(await fetchRemoteImage(origin + path, at(), patient)).toEqual({
    code:
      hint === advice
        ? "content/unavailable-picture"
        : "content/picture-too-large",
    message: `"${origin}${path}" ${message}`,
    hint: advice,
  });
  expect(readdirSync(at())).toEqual([]);
});
