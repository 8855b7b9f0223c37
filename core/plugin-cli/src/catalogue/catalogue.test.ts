import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCatalogue, writeArchive } from '@airshed/plugin-archive'
import { publicKeyText } from '@airshed/plugin-archive/keys'
import { goodArchiveFiles } from '@airshed/plugin-archive/testing'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { main } from '../cli/main.ts'
import { writtenIo, type WrittenIo } from '../testsupport/writtenIo.ts'

const key = generateKeyPairSync('ed25519').privateKey
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
const about = { author: 'Acme Air', licence: 'MIT', homepage: 'https://acme.example/' }

let folder: string
let io: WrittenIo
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-catalogue-'))
  io = writtenIo(folder)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content)
async function pack(version: string, changelog = '# Changelog\n') {
  const files = await goodArchiveFiles({ id: 'acme.gauge', type: 'GaugeWidget' })
  files.set('CHANGELOG.md', Buffer.from(changelog))
  const meta = { id: 'acme.gauge', version, kind: 'widget' } as const
  await put(`acme gauge-${version}.airshed`, await writeArchive(files, meta, key))
}
const written = async () => {
  const { catalogue, problem } = readCatalogue(
    await readFile(join(folder, 'airshed-catalogue.json')),
  )
  expect(problem).toBeNull()
  return catalogue
}

describe('airshed-plugin catalogue', () => {
  it('lists each plugin of a folder once, newest version first, with the checked values', async () => {
    await pack('1.2.0', '# Changelog\n\n## 1.2.0\n\n- A needle\n')
    await pack('1.10.0')
    await put('needle.png', PNG)
    const screenshots = [{ file: 'needle.png', alt: { en: 'A gauge', es: 'Un medidor' } }]
    await put('acme.gauge.json', JSON.stringify({ ...about, keywords: ['dial'], screenshots }))

    expect(await main(['catalogue', '--title', 'Plugins of Acme'], io)).toBe(0)
    expect(io.printed).toEqual(['acme.gauge  1.10.0, 1.2.0', 'airshed-catalogue.json'])
    const catalogue = await written()
    expect(catalogue?.title).toBe('Plugins of Acme')
    expect(catalogue?.plugins).toMatchObject([
      {
        ...about,
        id: 'acme.gauge',
        kind: 'widget',
        keywords: ['dial'],
        screenshots: [{ url: 'needle.png', bytes: 10, alt: { es: 'Un medidor' } }],
        versions: [
          { version: '1.10.0', url: 'acme%20gauge-1.10.0.airshed' },
          { version: '1.2.0', publisher_key: publicKeyText(key) },
        ],
      },
    ])
    expect(catalogue?.plugins[0]?.versions[1]?.changelog).toContain('A needle')
  })

  it('says what each version changes, within bounds', async () => {
    const section = (version: string, words: string) => `## [${version}]\n\n- ${words}\n\n`
    const first = section('1.0.0', 'First version')
    const second = section('1.1.0', 'A needle')
    await pack('1.0.0', `# Changelog\n\n${first}`)
    await pack('1.1.0', `# Changelog\n\n${second}${first}`)
    const third = section('1.2.0', 'Bands')
    const early = section('0.1.0', 'x'.repeat(10_000))
    await pack('1.2.0', `# Changelog\n\n${third}${second}${first}${early}`)
    await put('acme.gauge.json', JSON.stringify(about))

    expect(await main(['catalogue'], io)).toBe(0)
    const versions = (await written())?.plugins[0]?.versions ?? []
    expect(versions.map(({ changelog }) => changelog)).toEqual([
      `# Changelog\n\n${third}${second}${first}`,
      second,
      first,
    ])
  })

  it('asks for what archives do not say, and writes nothing meanwhile', async () => {
    await pack('1.0.0')
    expect(await main(['catalogue'], io)).toBe(1)
    expect(io.troubles.join()).toContain('acme.gauge.json: expected a file with author and licence')
    await expect(readFile(join(folder, 'airshed-catalogue.json'))).rejects.toThrow('ENOENT')
  })

  it.each([
    ['a folder without archives', async () => {}, 'got none'],
    [
      'a file that is no archive',
      async () => put('broken.airshed', 'zip?'),
      'broken.airshed: expected an archive',
    ],
    [
      'an author who forgot the licence',
      async () => {
        await pack('1.0.0')
        await put('acme.gauge.json', '{"author":"Acme Air"}')
      },
      'licence',
    ],
    [
      'a picture that is none',
      async () => {
        await pack('1.0.0')
        await put('needle.png', '<svg/>')
        const screenshots = [{ file: 'needle.png', alt: { en: 'A gauge' } }]
        await put('acme.gauge.json', JSON.stringify({ ...about, screenshots }))
      },
      'needle.png: expected a picture',
    ],
  ])('refuses %s, and says what to do', async (_, prepare, said) => {
    await prepare()
    expect(await main(['catalogue'], io)).toBe(1)
    expect(io.troubles.join()).toContain(said)
  })
})
