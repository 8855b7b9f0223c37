import { describe, expect, it } from 'vitest'
import { goodArchiveFiles } from '../testsupport/archiveFixture.ts'
import { readArchive } from './readArchive.ts'
import { writeArchive } from './writeArchive.ts'

const about = { id: 'sample.greeting', version: '1.2.3', kind: 'widget' } as const
const files = await goodArchiveFiles()

describe('writing an archive', () => {
  it('gives the same bytes whatever the order of files, the time zone and the time', () => {
    const first = writeArchive(files, about)
    const zone = process.env['TZ']
    process.env['TZ'] = 'Pacific/Kiritimati'
    const second = writeArchive(new Map([...files].toReversed()), about)
    process.env['TZ'] = 'America/Lima'
    const shuffled = [...files].toSorted(([a], [b]) => a.length - b.length)
    const third = writeArchive(new Map(shuffled), about)
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
    expect(Buffer.compare(first, second)).toBe(0)
    expect(Buffer.compare(first, third)).toBe(0)
  })

  it('reads back what it wrote', () => {
    const { archive, problems } = readArchive(writeArchive(files, about))
    expect(problems).toEqual([])
    expect(archive?.index).toMatchObject({ format: 'airshed-plugin', formatVersion: 1, ...about })
    expect([...(archive?.files ?? [])].filter(([path]) => path !== 'airshed.json')).toEqual(
      [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
    expect(archive?.messages.es['title']).toBe('Saludo')
    expect(archive?.readme).toContain('# Greeting')
    expect(archive?.licences).toEqual([{ name: 'sample-words', version: '1.2.3', licence: 'MIT' }])
    expect(archive?.sha384).toMatch(/^sha384-[\w+/]{64}$/)
  })

  it('changes its digest with any file', () => {
    const changed = new Map(files).set('README.md', new TextEncoder().encode('# Other'))
    const digests = [files, changed].map(
      (each) => readArchive(writeArchive(each, about)).archive?.sha384,
    )
    expect(new Set(digests).size).toBe(2)
  })

  it('reserves airshed.json for itself', () => {
    const own = new Map(files).set('airshed.json', new Uint8Array())
    expect(() => writeArchive(own, about)).toThrow(RangeError)
  })
})
