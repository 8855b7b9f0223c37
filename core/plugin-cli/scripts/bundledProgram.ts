import { build, type Rolldown } from 'vite'
import type { PackedFile } from './tarball.ts'

/** The oldest Node version that packages run on. */
const TARGET = 'node20'

/**
 * A program and everything that it imports as one module, which needs nothing but Node.
 *
 * @param entry absolute
 * @throws {Error} if it needs more than one file
 */
export async function bundledProgram(entry: string): Promise<PackedFile> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, target: TARGET, minify: false },
  })) as Rolldown.RolldownOutput
  const [module, ...others] = built.output
  if (others.length > 0) {
    const names = others.map(({ fileName }) => fileName).join(', ')
    throw new Error(`${entry}: expected one module, got also ${names}`)
  }
  return { bytes: Buffer.from(module.code) }
}
