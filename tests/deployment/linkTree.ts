import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const LEFT_OUT = new Set(['node_modules', '.turbo', 'storybook-static'])

/**
 * Hard-links a file, or a folder without anything installed or built in it, to another place; copies
 * across file systems. Existing files are kept.
 */
export function linkTree(from: string, to: string): void {
  if (!statSync(from).isDirectory()) return linkFile(from, to)
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue
    if (entry.isDirectory()) linkTree(join(from, entry.name), join(to, entry.name))
    else if (entry.isFile()) linkFile(join(from, entry.name), join(to, entry.name))
  }
}

function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EXDEV') copyFileSync(from, to)
    else if (code !== 'EEXIST') throw error
  }
}
