const END_OF_DIRECTORY = 0x06054b50
const END_BYTES = 22

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

/** The texts in a zip file by path; reads the central directory at its end, as other programs do. */
export async function readZip(blob: Blob): Promise<ReadonlyMap<string, string>> {
  const buffer = await blob.arrayBuffer()
  const view = new DataView(buffer)
  let end = buffer.byteLength - END_BYTES
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1
  const files = new Map<string, string>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)]
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number]
    const name = new TextDecoder().decode(new Uint8Array(buffer, at + 46, nameLength))
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const bytes = new Uint8Array(buffer, start, size)
    files.set(name, method === 0 ? new TextDecoder().decode(bytes) : await inflated(bytes))
    at += 46 + nameLength + extra + comment
  }
  return files
}
