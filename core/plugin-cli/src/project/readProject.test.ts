import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readProject } from './readProject.ts'

async function folderWith(text: string | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-project-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  if (text !== null) await writeFile(join(folder, 'package.json'), text)
  return folder
}
const stated = { name: 'my-gauge', version: '1.2.0', airshed: { kind: 'widget' } }

it('reads name, version and kind of a plugin', async () => {
  const folder = await folderWith(JSON.stringify(stated))
  expect(await readProject(folder)).toEqual({
    folder,
    name: 'my-gauge',
    version: '1.2.0',
    kind: 'widget',
    entry: 'src/plugin.ts',
    manifestEntry: 'src/manifest.ts',
  })
})

it.each([
  [null, 'expected the package.json of a plugin, got no such file'],
  ['{', 'expected JSON'],
  [JSON.stringify({ ...stated, airshed: undefined }), '#/airshed/kind: expected one of widget'],
  [JSON.stringify({ ...stated, airshed: { kind: 'pane' } }), 'got "pane"'],
  [JSON.stringify({ ...stated, name: '' }), '#/name: expected a name, got ""'],
  [JSON.stringify({ ...stated, version: 2 }), '#/version: expected a version like 1.0.0, got 2'],
])('says what is wrong with %s', async (text, words) => {
  await expect(readProject(await folderWith(text))).rejects.toThrow(words)
})
