import http from "node:http";
import https from "node:https";

/** What a server answered to one request, without its body. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The names as they were sent, each as often as it was. */
  names: string[];
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  /** Keeps connections open for further requests. */
  agent?: http.Agent;
}

/** Requests a path exactly as given, where `fetch` would normalize `//`, `\` and `..`. Follows no redirect. */
export async function ask(
  origin: string,
  path: string,
  { method = "GET", headers = {}, agent }: Options = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: agent ?? false }, (response) => {
      response.resume().once("end", () => {
        const names = response.rawHeaders.filter((_text, place) => place % 2 === 0);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, names });
      });
    })
      .once("error", (cause) => {
        reject(new Error(`${path}  gets no valid answer: ${cause.message}`, { cause }));
      })
      .end();
  });
}
