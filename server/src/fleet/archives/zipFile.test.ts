import { setImmediate } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { inflateRawSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { createZip, type ZipMember } from './zipFile.ts'

const member = (path: string, text: string, isDeflated = true): ZipMember => ({
  path,
  isDeflated,
  async *open() {
    for (const letter of text) yield letter
  },
})
const failing: ZipMember = {
  path: 'broken.csv',
  isDeflated: true,
  // oxlint-disable-next-line require-yield -- it fails before the first byte
  async *open() {
    throw new Error('the store is away')
  },
}

it('writes members in their order, which another reader reads', async () => {
  const zip = createZip([member('a/ä.csv', 'one'), member('b', 'two', false)], 0)
  const files = unzipSync(await buffer(zip.bytes))
  expect(
    Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]),
  ).toEqual([
    ['a/ä.csv', 'one'],
    ['b', 'two'],
  ])
})

it('knows the place of each member, deflated or not', async () => {
  const zip = createZip([member('a/ä.csv', 'one'), member('b', 'two', false)], 0)
  const bytes = await buffer(zip.bytes)
  const [first, second] = zip
    .places()
    .map(({ offset, compressedBytes }) => bytes.subarray(offset, offset + compressedBytes))
  expect(inflateRawSync(first ?? '').toString()).toBe('one')
  expect(second?.toString()).toBe('two')
})

it('opens a member only once those before it are written', async () => {
  const opened: string[] = []
  const noted = (path: string): ZipMember => ({
    path,
    isDeflated: true,
    async *open() {
      opened.push(path)
      yield `${opened.length}`
    },
  })
  const files = unzipSync(await buffer(createZip([noted('a'), noted('b')], 0).bytes))
  expect(opened).toEqual(['a', 'b'])
  expect(Buffer.from(files['b'] ?? []).toString()).toBe('2')
})

it('hands the error of a member to its reader, also to one that comes later', async () => {
  const early = createZip([failing], 0)
  await expect(pipeline(early.bytes, new PassThrough())).rejects.toThrow('the store is away')
  const late = createZip([failing], 0)
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
  await expect(pipeline(late.bytes, new PassThrough())).rejects.toThrow('the store is away')
})
