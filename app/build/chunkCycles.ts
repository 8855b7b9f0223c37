import type { Plugin } from 'vite'

/** The relevant part of a chunk: the chunks that must run before it. */
export interface ChunkImports {
  fileName: string
  imports: readonly string[]
}

/** Cycles of chunks that import each other, each once, in import order. */
export function chunkCycles(chunks: readonly ChunkImports[]): string[][] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (name: string, path: readonly string[]): void => {
    const start = path.indexOf(name)
    if (start >= 0) cycles.push([...path.slice(start), name])
    if (start >= 0 || done.has(name)) return
    for (const next of importsOf.get(name) ?? []) visit(next, [...path, name])
    done.add(name)
  }
  for (const name of importsOf.keys()) visit(name, [])
  return cycles
}

/**
 * Warns if the console is split so that chunks import each other: the one that runs first would
 * find the other's constants undefined.
 */
export function reportChunkCycles(): Plugin {
  return {
    name: 'airshed:report-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const cycle of chunkCycles(chunks)) {
        this.warn(
          `Expected chunks that do not import each other, got ${cycle.join(' → ')}. ` +
            'Move what they share into a module that imports neither, or group them in app/build/chunks.ts',
        )
      }
    },
  }
}
