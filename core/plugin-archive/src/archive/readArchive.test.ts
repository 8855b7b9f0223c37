import { describe, expect, it } from 'vitest'
import { ARCHIVE_LIMITS } from '../limits.ts'
import { goodArchiveFiles } from '../testsupport/archiveFixture.ts'
import { rawZip, type RawEntry } from '../testsupport/rawZip.fixture.ts'
import { readArchive } from './readArchive.ts'
import { writeArchive } from './writeArchive.ts'

const about = { id: 'sample.greeting', version: '1.0.0', kind: 'widget' } as const
const files = await goodArchiveFiles()
const good = writeArchive(files, about)

/** The files of the good archive, including its index. */
const entries: readonly RawEntry[] = [...(readArchive(good).archive?.files ?? [])].map(
  ([path, content]) => ({ path, content }),
)
const withEntry = (entry: RawEntry): Uint8Array => rawZip([...entries, entry])
const changed = (path: string, change: Partial<RawEntry>): Uint8Array =>
  rawZip(entries.map((entry) => (entry.path === path ? { ...entry, ...change } : entry)))
/** Repacked with other files, so that the index fits them. */
const packed = (changes: Record<string, string | Uint8Array | null>): Uint8Array => {
  const all = new Map(files)
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) all.delete(path)
    else all.set(path, Buffer.from(content as string))
  }
  return writeArchive(all, about)
}
const index = (change: (index: Record<string, unknown>) => unknown): Uint8Array => {
  const [entry] = entries.filter(({ path }) => path === 'airshed.json')
  const value = JSON.parse(Buffer.from(entry?.content as Uint8Array).toString()) as Record<
    string,
    unknown
  >
  return changed('airshed.json', { content: JSON.stringify(change(value)) })
}
const problemsOf = (bytes: Uint8Array): string[] =>
  readArchive(bytes).problems.map(({ code, place }) => `${code} ${place}`)

it('reads a zip that was written by hand like its own', () => {
  expect(problemsOf(rawZip(entries))).toEqual([])
})

describe('a file that is no archive', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['text', Buffer.from('{"format":"airshed-plugin"}'.repeat(10))],
    ['half of one', good.slice(0, good.length / 2)],
    ['one with something behind it', Buffer.concat([good, Buffer.from('<script>')])],
    ['one with something in front of it', Buffer.concat([Buffer.from('#!/bin/sh\n'), good])],
    ['one with a comment', rawZip(entries, 'a comment')],
    ['one with something between its files', changed('schema.json', { gap: 7 })],
    [
      'one that names a file twice, each time otherwise',
      changed('README.md', { localPath: 'README.MD' }),
    ],
    ['an encrypted one', changed('README.md', { flags: 1 })],
    ['one in another compression', changed('README.md', { method: 12 })],
  ])('refuses %s as an archive', (_, bytes) => {
    expect(problemsOf(bytes)).toEqual(['ARCHIVE_UNREADABLE archive'])
  })
})

describe('the sizes in an archive', () => {
  it('refuses an archive that is too large before it reads it', () => {
    const bytes = new Uint8Array(ARCHIVE_LIMITS.archiveBytes + 1)
    expect(problemsOf(bytes)).toEqual(['ARCHIVE_TOO_LARGE archive'])
  })

  it('refuses a zip bomb that states its size', () => {
    const bomb = { path: 'fixtures/a.json', content: Buffer.alloc(11_000_000, ' ') }
    expect(problemsOf(withEntry(bomb))).toEqual(['ARCHIVE_FILE_TOO_LARGE fixtures/a.json'])
    const parts = ['b', 'c', 'd'].map((name) => ({
      path: `fixtures/${name}.json`,
      content: Buffer.alloc(9_000_000, ' '),
    }))
    expect(problemsOf(rawZip([...entries, ...parts]))).toEqual([
      'ARCHIVE_UNPACKED_TOO_LARGE archive',
    ])
  })

  it('stops unpacking a zip bomb that states a small size', () => {
    const bomb = { path: 'fixtures/a.json', content: Buffer.alloc(50_000_000, ' '), promised: 10 }
    expect(problemsOf(withEntry(bomb))).toEqual(['ARCHIVE_UNREADABLE fixtures/a.json'])
  })

  it('refuses a file that is smaller than stated', () => {
    expect(problemsOf(changed('README.md', { promised: 100_000 }))).toEqual([
      'ARCHIVE_UNREADABLE README.md',
    ])
  })

  it('refuses more files than the maximum', () => {
    const many = Array.from({ length: 300 }, (_, at) => ({
      path: `fixtures/${at}.json`,
      content: '{}',
    }))
    expect(problemsOf(rawZip([...entries, ...many]))).toEqual(['ARCHIVE_TOO_MANY_FILES archive'])
  })
})

describe('the names in an archive', () => {
  it.each([
    ['../plugin.js'],
    ['fixtures/../../etc/passwd.json'],
    ['/etc/passwd'],
    ['fixtures\\a.json'],
    ['C:/a.json'],
    ['fixtures//a.json'],
    ['fixtures/./a.json'],
    ['fixtures/'],
    [''],
    ['fixtures/a\u0000.json'],
    ['fixtures/a\n.json'],
    ['fixtures/\u202Ea.json'],
    [`fixtures/${'a'.repeat(200)}.json`],
  ])('refuses the unsafe name %j', (path) => {
    expect(problemsOf(withEntry({ path, content: '{}' }))).toEqual(['ARCHIVE_PATH_UNSAFE archive'])
  })

  it.each(['manifest.json', 'readme.md', 'PLUGIN.JS'])(
    'refuses a name that is taken, whatever its capitals: %s',
    (path) => {
      expect(problemsOf(withEntry({ path, content: '{}' }))).toContain(`ARCHIVE_PATH_TAKEN ${path}`)
    },
  )

  it.each(['index.html', 'fixtures/a.html', 'chunk.js', 'messages/fr.json', '__proto__'])(
    'refuses the unknown file %s',
    (path) => {
      expect(problemsOf(withEntry({ path, content: '{}' }))).toEqual([
        `ARCHIVE_FILE_UNKNOWN ${path}`,
      ])
    },
  )

  it.each([
    ['a link', 0o120777],
    ['a folder', 0o040755],
    ['a device', 0o060644],
  ])('refuses %s as an entry', (_, mode) => {
    expect(problemsOf(changed('README.md', { mode }))).toEqual(['ARCHIVE_LINK README.md'])
  })
})

describe('the index of an archive', () => {
  it('requires an index of a known format', () => {
    expect(problemsOf(rawZip(entries.filter(({ path }) => path !== 'airshed.json')))).toEqual([
      'ARCHIVE_FILE_MISSING archive',
    ])
    expect(problemsOf(index((value) => ({ ...value, formatVersion: 2 })))).toEqual([
      'ARCHIVE_FORMAT_UNKNOWN airshed.json',
    ])
    expect(problemsOf(index(() => null))).toEqual(['ARCHIVE_FORMAT_UNKNOWN airshed.json'])
    expect(problemsOf(index((value) => ({ ...value, version: '1.0' })))).toEqual([
      'ARCHIVE_VALUE_INVALID airshed.json#/version',
    ])
  })

  it('tells a changed file from a good one, with both digests', () => {
    const [problem] = readArchive(changed('plugin.js', { content: 'export default 1' })).problems
    expect(problem).toMatchObject({ code: 'ARCHIVE_HASH_WRONG', place: 'plugin.js' })
    expect(problem?.message).toMatch(
      /^Expected \d+ bytes with sha384-.+, got 16 bytes with sha384-/,
    )
  })

  it('names files missing in the index, and indexed files that are missing', () => {
    expect(problemsOf(withEntry({ path: 'fixtures/b.json', content: '{}' }))).toEqual([
      'ARCHIVE_FILE_UNLISTED fixtures/b.json',
    ])
    const without = rawZip(entries.filter(({ path }) => path !== 'validator.js'))
    expect(problemsOf(without)).toEqual(['ARCHIVE_FILE_MISSING airshed.json'])
    expect(problemsOf(packed({ 'validator.js': null, 'style.css': 'p {}' }))).toEqual([
      'ARCHIVE_FILE_MISSING archive',
    ])
  })
})

describe('the contents of an archive', () => {
  it.each([
    ['README.md', Buffer.from([0xc3, 0x28]), 'ARCHIVE_TEXT_INVALID README.md'],
    ['plugin.js', Buffer.from([0xff]), 'ARCHIVE_TEXT_INVALID plugin.js'],
    ['manifest.json', Buffer.from([0xff]), 'ARCHIVE_TEXT_INVALID manifest.json'],
    ['manifest.json', '{', 'ARCHIVE_JSON_INVALID manifest.json'],
    ['manifest.json', '[]', 'ARCHIVE_VALUE_INVALID manifest.json#/'],
    ['schema.json', 'null', 'ARCHIVE_VALUE_INVALID schema.json#/'],
    ['schema.json', '{"a":{"__proto__":{}}}', 'ARCHIVE_JSON_INVALID schema.json'],
    ['fixtures/a.json', '['.repeat(100_000), 'ARCHIVE_JSON_INVALID fixtures/a.json'],
    ['messages/es.json', '{"a":1}', 'ARCHIVE_VALUE_INVALID messages/es.json#/a'],
    ['licences.json', '[{"name":"a"}]', 'ARCHIVE_VALUE_INVALID licences.json#/0/version'],
    ['licences.json', '{}', 'ARCHIVE_VALUE_INVALID licences.json#/'],
  ])('refuses %s with the content %o', (path, content, problem) => {
    expect(problemsOf(packed({ [path]: content }))).toContain(problem)
  })
})

/** Reproducible pseudo-random numbers (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

it('reports problems of an archive damaged anywhere, and never throws', () => {
  const next = numbers(20_260_101)
  const at = (length: number): number => Math.floor(next() * length)
  for (let round = 0; round < 1_500; round += 1) {
    let bytes = Uint8Array.from(good)
    const kind = round % 3
    const changes = 1 + at(4)
    for (let change = 0; change < changes; change += 1) {
      // The directory is at the end: most of what decides stands there.
      const place = next() < 0.5 ? at(bytes.length) : bytes.length - 1 - at(900)
      if (kind === 0) bytes[place] = at(256)
      else if (kind === 1) bytes = bytes.slice(0, place)
      else bytes.copyWithin(place, at(bytes.length), at(bytes.length))
    }
    if (Buffer.compare(bytes, good) === 0) continue
    const { archive, problems } = readArchive(bytes)
    // Bytes that the format ignores, such as a time, may differ; all else is reported.
    if (archive === null) expect(problems.length).toBeGreaterThan(0)
    else expect([...archive.files]).toEqual([...(readArchive(good).archive?.files ?? [])])
  }
})
