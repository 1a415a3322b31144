import http from "node:http";

/** What a server said to one request, without its body. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
}

/** Asks for an address as it stands: `fetch` would tidy `//` and `..` away first. Follows no redirect. */
export async function ask(
  origin: string,
  address: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    http
      .request({ hostname, port, path: address, method, headers, agent: false }, (response) => {
        response.resume().once("end", () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers });
        });
      })
      .once("error", reject)
      .end();
  });
}
