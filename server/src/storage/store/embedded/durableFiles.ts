import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What the WebAssembly module passes for an open file. */
interface FileStream {
  /** File descriptor of Node; missing for folders. */
  nfd?: number
  node: unknown
}
interface NodeFileModule {
  NODEFS: {
    stream_ops: {
      fsync?: (stream: FileStream) => number
      write(stream: FileStream, ...rest: unknown[]): number
    }
    node_ops: { setattr(node: unknown, ...rest: unknown[]): void }
    realPath(node: unknown): string
  }
}

/**
 * The folder of the embedded store on the real disk. PGlite's own file system has no fsync, so a commit
 * would return while the write is still in the system's cache; this one waits for the disk.
 *
 * After a crash PostgreSQL first syncs every file of its folder, some 1,500, each of which waits for the disk. Where the
 * whole file system was synced before, files that nobody wrote since are not synced again.
 */
export class DurableFiles extends NodeFS {
  /** Files written since the file system was synced; null: every fsync waits for the disk. */
  #written: Set<string> | null

  /** @param isSynced everything in the folder is on the disk, and nobody else writes to it */
  constructor(folder: string, { isSynced = false }: { isSynced?: boolean } = {}) {
    super(folder)
    this.#written = isSynced ? new Set() : null
  }

  /** The store is open: from now on every fsync waits for the disk. */
  opened(): void {
    this.#written = null
  }

  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const waitForDisk = (module: unknown) => this.#waitForDisk(module as NodeFileModule)
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), waitForDisk]
    return { emscriptenOpts }
  }

  #waitForDisk({ NODEFS }: NodeFileModule): void {
    const { stream_ops: streams, node_ops: nodes } = NODEFS
    const { write } = streams
    const { setattr } = nodes
    streams.write = (stream, ...rest) => {
      this.#written?.add(NODEFS.realPath(stream.node))
      return write(stream, ...rest)
    }
    // Truncates too.
    nodes.setattr = (node, ...rest) => {
      this.#written?.add(NODEFS.realPath(node))
      setattr(node, ...rest)
    }
    streams.fsync = (stream) => {
      if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node))
      else if (this.#written?.has(NODEFS.realPath(stream.node)) ?? true) fdatasyncSync(stream.nfd)
      return 0
    }
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
