import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What the WebAssembly module passes for an open file. */
interface FileStream {
  /** File descriptor of Node; missing for folders. */
  nfd?: number
  path?: string
}
interface NodeFileModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: FileStream) => number }
    realPath(node: unknown): string
  }
}

/**
 * The folder of the embedded store on the real disk. PGlite's own file system has no fsync, so a commit
 * would return while the write is still in the system's cache; this one waits for the disk.
 */
export class DurableFiles extends NodeFS {
  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const waitForDisk = (module: unknown) => {
      const { NODEFS } = module as NodeFileModule
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined)
          syncFolder(NODEFS.realPath((stream as { node: unknown }).node))
        else fdatasyncSync(stream.nfd)
        return 0
      }
    }
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), waitForDisk]
    return { emscriptenOpts }
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
