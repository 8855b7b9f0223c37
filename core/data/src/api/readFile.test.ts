import { LINES_ABOUT_HEADER } from '@airshed/schemas/calls'
import { expect, it } from 'vitest'
import { readFile, type FileProgress } from './readFile.ts'

/** A response that arrives in the given pieces. */
function inPieces(pieces: readonly string[], linesAbout?: string): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(encoder.encode(piece))
      stream.close()
    },
  })
  const headers = new Headers({ 'content-type': 'text/csv' })
  if (linesAbout !== undefined) headers.set(LINES_ABOUT_HEADER, linesAbout)
  return new Response(body, { headers })
}

async function read(response: Response) {
  const reported: FileProgress[] = []
  const file = await readFile(response, (progress) => void reported.push(progress))
  return { file, reported }
}

it('reports how much of a file has arrived, and returns all of it', async () => {
  const { file, reported } = await read(inPieces(['a,b\r\n1,', '2\r\n3,4\r\n'], '3'))
  expect(await file.text()).toBe('a,b\r\n1,2\r\n3,4\r\n')
  expect(file.type).toBe('text/csv')
  expect(reported).toEqual([
    { bytes: 7, lines: 1, linesAbout: 3 },
    { bytes: 15, lines: 3, linesAbout: 3 },
  ])
})

it('keeps the order of pieces of a large file', async () => {
  const large = Array.from({ length: 20 }, (_, index) => `${index}${'x'.repeat(1_000_000)}\n`)
  const { file, reported } = await read(inPieces(large))
  expect(await file.text()).toBe(large.join(''))
  expect(reported.at(-1)).toMatchObject({ lines: 20, linesAbout: null })
})

it.each([undefined, 'many', ''])('reads no line count from %j', async (said) => {
  const { reported } = await read(inPieces(['a\n'], said))
  expect(reported[0]?.linesAbout).toBeNull()
})

it('fails where the connection breaks', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network')) })
  await expect(read(new Response(body))).rejects.toThrow('network')
})
