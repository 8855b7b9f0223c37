import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIncoming } from './incoming.ts'
import { receive } from './receive.ts'
import { streamOf } from './streams.fixture.ts'

/** Receives an upload in a process with a lower file size limit, and reports the result. */
const folder = await mkdtemp(join(tmpdir(), 'airshed-full-'))
const incoming = createIncoming(folder, true)
const path = await incoming.begin(1)
const failure = await receive(streamOf(Buffer.alloc(1_000_000)), path, 2_000_000).catch(
  (error: unknown) => error,
)
await incoming.discard(path)
const { code } = failure as { code?: string }
process.stdout.write(JSON.stringify({ code, left: await readdir(folder) }))
await rm(folder, { recursive: true })
