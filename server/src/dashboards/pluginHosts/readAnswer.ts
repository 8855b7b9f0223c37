/** Longer answers are ignored. */
const BYTES_MAX = 2_000_000

/**
 * Reads JSON from an address, if it is answered in time.
 *
 * @returns undefined if there is no answer, or it is not JSON
 */
export async function readAnswer(url: string, patienceMs: number): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(url, { signal, redirect: 'error', cache: 'no-store' })
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel()
      return undefined
    }
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of answer.body) {
      bytes += chunk.length
      if (bytes > BYTES_MAX) return undefined
      chunks.push(chunk)
    }
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    return undefined
  }
}
