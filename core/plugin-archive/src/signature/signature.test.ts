import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readArchive } from '../archive/readArchive.ts'
import { writeArchive, type ArchiveAbout } from '../archive/writeArchive.ts'
import { checkArchive } from '../check/checkArchive.ts'
import { goodArchiveFiles } from '../testsupport/archiveFixture.ts'
import { rawZip, type RawEntry } from '../testsupport/rawZip.fixture.ts'
import type { ArchiveSignature } from './archiveSignature.ts'
import { fingerprintOf, publicKeyText } from './publicKeys.ts'

const about: ArchiveAbout = { id: 'sample.greeting', version: '1.0.0', kind: 'widget' }
const files = await goodArchiveFiles()
const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey
const author = newKey()
const signed = writeArchive(files, about, author)

const filesOf = (bytes: Uint8Array): Map<string, Uint8Array> =>
  new Map(readArchive(bytes).archive?.files)
const zipped = (all: ReadonlyMap<string, Uint8Array | string>): Uint8Array =>
  rawZip([...all].map(([path, content]): RawEntry => ({ path, content })))
/** The signed archive with other files, whose names and zip are right. */
const forged = (changes: Record<string, Uint8Array | string | null>): Uint8Array => {
  const all = new Map<string, Uint8Array | string>(filesOf(signed))
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) all.delete(path)
    else all.set(path, content)
  }
  return zipped(all)
}
const text = (bytes: Uint8Array, path: string): string =>
  Buffer.from(filesOf(bytes).get(path) ?? []).toString()
const signature = JSON.parse(text(signed, 'signature.json')) as ArchiveSignature
/** The signed archive with another signature file. */
const withSignature = (change: Record<string, unknown>): Uint8Array =>
  forged({ 'signature.json': JSON.stringify({ ...signature, ...change }) })
const problemsOf = (bytes: Uint8Array): string[] =>
  readArchive(bytes).problems.map(({ code, place }) => `${code} ${place}`)
const broken = ['ARCHIVE_SIGNATURE_BROKEN signature.json']

describe('a signed archive', () => {
  it('names the key that signed an archive', () => {
    const { archive, problems } = readArchive(signed)
    expect(problems).toEqual([])
    expect(archive?.publisherKey).toBe(publicKeyText(author))
    expect(archive === null ? null : checkArchive(archive)).toEqual([])
  })

  it('signs with the same bytes each time', () => {
    const again = writeArchive(new Map([...files].toReversed()), about, author)
    expect(Buffer.compare(signed, again)).toBe(0)
  })

  it('differs from the unsigned archive by its signature alone', () => {
    const unsigned = writeArchive(files, about)
    expect(readArchive(unsigned).archive?.publisherKey).toBeNull()
    expect(Buffer.compare(forged({ 'signature.json': null }), zipped(filesOf(unsigned)))).toBe(0)
  })

  it('reserves signature.json for itself', () => {
    const own = new Map(files).set('signature.json', new Uint8Array())
    expect(() => writeArchive(own, about, author)).toThrow(RangeError)
  })
})

describe('an attack on a signed archive', () => {
  it('refuses a changed file, which does not match its digest', () => {
    expect(problemsOf(forged({ 'plugin.js': 'export default 1' }))).toEqual([
      'ARCHIVE_HASH_WRONG plugin.js',
    ])
  })

  it.each(['plugin.js', 'manifest.json', 'README.md', 'validator.js'])(
    'refuses a changed %s with a matching index, by the signature',
    (path) => {
      const changed = new Map(files).set(path, Buffer.from('{}'))
      const other = writeArchive(changed, about)
      expect(
        problemsOf(forged({ [path]: '{}', 'airshed.json': text(other, 'airshed.json') })),
      ).toEqual(broken)
    },
  )

  it('refuses one more file, or one less, by the signature', () => {
    const more = writeArchive(new Map(files).set('style.css', Buffer.from('p{}')), about)
    expect(
      problemsOf(forged({ 'style.css': 'p{}', 'airshed.json': text(more, 'airshed.json') })),
    ).toEqual(broken)
    const less = new Map(files)
    less.delete('fixtures/configs/usual.json')
    const shorter = writeArchive(less, about)
    expect(
      problemsOf(
        forged({
          'fixtures/configs/usual.json': null,
          'airshed.json': text(shorter, 'airshed.json'),
        }),
      ),
    ).toEqual(broken)
  })

  it.each([
    ['raised version', { version: '9.9.9' }],
    ['id of another plugin', { id: 'sample.other' }],
    ['kind of another plugin', { kind: 'screen' }],
    ['lowered API', { api: '0.0.1' }],
  ])('refuses a %s by the signature', (_, change) => {
    const index = { ...(JSON.parse(text(signed, 'airshed.json')) as object), ...change }
    expect(problemsOf(forged({ 'airshed.json': JSON.stringify(index) }))).toEqual(broken)
  })

  it('refuses another spelling of the same index by the signature', () => {
    const index: unknown = JSON.parse(text(signed, 'airshed.json'))
    expect(problemsOf(forged({ 'airshed.json': JSON.stringify(index) }))).toEqual(broken)
  })

  it('refuses the signature of another archive by the same author', () => {
    for (const other of [
      writeArchive(files, { ...about, version: '0.9.0' }, author),
      writeArchive(files, { ...about, id: 'sample.other' }, author),
      writeArchive(new Map(files).set('README.md', Buffer.from('# x')), about, author),
    ]) {
      expect(problemsOf(forged({ 'signature.json': text(other, 'signature.json') }))).toEqual(
        broken,
      )
    }
  })

  it('refuses a signature of the same digest for another purpose', () => {
    const digest = createHash('sha384').update(text(signed, 'airshed.json')).digest()
    const plain = sign(null, digest, author).toString('base64')
    expect(problemsOf(withSignature({ signature: plain }))).toEqual(broken)
  })

  it('refuses another key for a signature, and names that key', () => {
    const thief = publicKeyText(newKey())
    const bytes = withSignature({ publicKey: thief })
    expect(problemsOf(bytes)).toEqual(broken)
    expect(readArchive(bytes).problems[0]?.message).toContain(
      `Expected a signature of sample.greeting 1.0.0 by the key ${fingerprintOf(thief)}, got`,
    )
  })

  it('counts another key that signs as another publisher', () => {
    const thief = newKey()
    const { archive } = readArchive(writeArchive(files, about, thief))
    expect(archive?.publisherKey).toBe(publicKeyText(thief))
  })

  it('reads an archive without its signature as unsigned', () => {
    expect(readArchive(forged({ 'signature.json': null })).archive?.publisherKey).toBeNull()
  })

  it.each(['signature.json', 'Signature.json', 'SIGNATURE.JSON'])(
    'refuses a second signature, called %s',
    (path) => {
      const entries = [...filesOf(signed)].map(([name, content]): RawEntry => ({
        path: name,
        content,
      }))
      const [problem] = problemsOf(rawZip([...entries, { path, content: '{}' }]))
      expect(problem).toBe(`ARCHIVE_PATH_TAKEN ${path}`)
    },
  )

  it('refuses a signature in the list of files', () => {
    const listed = JSON.parse(text(signed, 'airshed.json')) as { files: Record<string, unknown> }
    listed.files['signature.json'] = listed.files['README.md']
    expect(problemsOf(forged({ 'airshed.json': JSON.stringify(listed) }))).toEqual([
      'ARCHIVE_HASH_WRONG signature.json',
    ])
  })

  it.each([
    ['no JSON', '{', 'ARCHIVE_JSON_INVALID signature.json'],
    ['a list', '[]', 'ARCHIVE_VALUE_INVALID signature.json#/'],
    ['nothing in it', '{}', 'ARCHIVE_VALUE_INVALID signature.json#/algorithm'],
    ['too much', ' '.repeat(1_001), 'ARCHIVE_FILE_TOO_LARGE signature.json'],
  ])('refuses a signature file with %s', (_, content, problem) => {
    expect(problemsOf(forged({ 'signature.json': content }))).toContain(problem)
  })

  it.each([
    ['algorithm', 'none'],
    ['algorithm', 'ecdsa-p256'],
    ['publicKey', Buffer.alloc(31).toString('base64')],
    ['publicKey', publicKeyOfP256()],
    ['publicKey', ''],
    ['signature', ''],
    ['signature', Buffer.alloc(63).toString('base64')],
    ['signature', `${signature.signature.slice(0, -3)}B==`],
    ['more', 'than is known'],
  ])('refuses the shape of a signature with %s %j', (field, value) => {
    expect(problemsOf(withSignature({ [field]: value }))).toContain(
      `ARCHIVE_VALUE_INVALID signature.json#/${field}`,
    )
  })

  it('refuses a key of small order, though its signature matches everything', () => {
    const neutral = Buffer.concat([Buffer.from([1]), Buffer.alloc(31)])
    const everything = Buffer.concat([neutral, Buffer.alloc(32)]).toString('base64')
    const bytes = withSignature({ publicKey: neutral.toString('base64'), signature: everything })
    expect(problemsOf(bytes)).toEqual(['ARCHIVE_KEY_INVALID signature.json#/publicKey'])
  })

  it('refuses a key that is no point, and a number added to S', () => {
    const noPoint = Buffer.concat([Buffer.from([2]), Buffer.alloc(31)]).toString('base64')
    expect(problemsOf(withSignature({ publicKey: noPoint }))).toEqual(broken)
    const order = 2n ** 252n + 27742317777372353535851937790883648493n
    const bytes = Buffer.from(signature.signature, 'base64')
    const turned = Buffer.from(bytes.subarray(32).toReversed()).toString('hex')
    const raised = (BigInt(`0x${turned}`) + order).toString(16).padStart(64, '0')
    bytes.set(Buffer.from(raised, 'hex').toReversed(), 32)
    expect(problemsOf(withSignature({ signature: bytes.toString('base64') }))).toEqual(broken)
  })
})

function publicKeyOfP256(): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return publicKey.export({ type: 'spki', format: 'der' }).subarray(-65).toString('base64')
}
