import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the folder: its text, or why it cannot be read. */
export type FoundFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly problem: string }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The dashboard files of a folder: every `*.json` whose name does not begin with a dot, by name. A
 * missing folder has none.
 *
 * @throws if the folder exists and cannot be read
 */
export async function readFolder(folder: string): Promise<FoundFile[]> {
  const names = await orIfAbsent(readdir(folder), [])
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).toSorted()
  const found = await Promise.all(files.map((name) => readOne(folder, name)))
  return found.filter((file) => file !== null)
}

/** null: it was removed meanwhile. */
async function readOne(folder: string, name: string): Promise<FoundFile | null> {
  try {
    const bytes = await orIfAbsent(readFile(join(folder, name)), null)
    return bytes === null ? null : { name, text: utf8.decode(bytes) }
  } catch (error) {
    return { name, problem: (error as Error).message }
  }
}

async function orIfAbsent<Found, Otherwise>(
  found: Promise<Found>,
  otherwise: Otherwise,
): Promise<Found | Otherwise> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise
    throw error
  }
}
