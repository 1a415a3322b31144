import { types } from "node:util";

const { isNativeError } = types;

export type Download =
  | { kind: "fetched"; bytes: Buffer; type: string }
  | { kind: "too large" }
  | { kind: "failed"; reason: string };

/** Fetches an address, of at most so many bytes, within so many milliseconds. Never throws for what a host does. */
export async function download(
  address: string,
  mostBytes: number,
  mostTime: number,
): Promise<Download> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(mostTime) });
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      return { kind: "failed", reason: `the host answered ${String(answer.status)}` };
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      chunks.push(part.value);
      if (size <= mostBytes) continue;
      await reader.cancel();
      return { kind: "too large" };
    }
    const type = answer.headers.get("content-type") ?? "a file of no stated kind";
    return { kind: "fetched", bytes: Buffer.concat(chunks), type };
  } catch (error) {
    return { kind: "failed", reason: explainFailure(error, mostTime) };
  }
}

/** fetch wraps what went wrong in an error that says only that it did. */
function explainFailure(error: unknown, mostTime: number): string {
  if (error instanceof DOMException) return `no answer within ${String(mostTime / 1000)} s`;
  // Not `instanceof Error`: fetch may belong to another realm, as in Jest.
  if (!isNativeError(error)) return String(error);
  const cause = isNativeError(error.cause) ? error.cause : error;
  const code = "code" in cause ? cause.code : undefined;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "there is no such host";
  if (code === "ECONNREFUSED") return "the host does not answer";
  return cause.message;
}
