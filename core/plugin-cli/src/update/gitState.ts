import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether the author can restore the previous state: `dirty` has uncommitted changes. */
export type GitState = 'clean' | 'dirty' | 'none'

/** Asks git about a folder; other folders of its repository do not count. */
export async function gitState(folder: string): Promise<GitState> {
  try {
    const { stdout } = await run('git', ['status', '--porcelain', '--', '.'], { cwd: folder })
    return stdout.trim() === '' ? 'clean' : 'dirty'
  } catch {
    return 'none'
  }
}
