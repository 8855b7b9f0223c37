import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '../storage/store/openStore.ts'

/** What the tables of a new store depend on: a template is valid as long as these are unchanged. */
const SOURCES = ['storage/store/migrations/**/*.ts', '../package.json']
const ROOT = fileURLToPath(new URL('..', import.meta.url))

function templateName(): string {
  const hash = createHash('sha256')
  for (const source of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    hash.update(readFileSync(join(ROOT, source)))
  }
  return `airshed-template-${hash.digest('hex').slice(0, 16)}`
}

/**
 * Copies a new, empty store to a folder. Creating one takes seconds, copying one a tenth of a second, so it
 * is created once and cached next to the temporary files.
 */
export async function copyTemplate(folder: string): Promise<void> {
  const template = join(tmpdir(), templateName())
  if (!existsSync(template)) await makeTemplate(template)
  // Synchronous, as an asynchronous copy would start a task for each of its thousand files.
  cpSync(template, folder, { recursive: true })
}

async function makeTemplate(template: string): Promise<void> {
  const draft = await mkdtemp(`${template}-`)
  const store = await openStore({ databaseUrl: undefined, dataFolder: draft }, { isDurable: false })
  await store.close()
  try {
    await rename(draft, template)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
}
