import { env } from 'node:process'
import { createFiles } from '../storage/files/createFiles.ts'
import { bytesOf, streamOf } from '../storage/files/streams.fixture.ts'
import { openStore } from '../storage/store/openStore.ts'
import { seededRandom } from './random.ts'

/**
 * A process that stores uploads, several at a time, until it is killed. Prints a line for each that was
 * stored, `kept {id}`. Reads from its environment: AIRSHED_DATA and SEED.
 */
const UPLOADERS = 4
const BYTES_MAX = 300_000
const dataFolder = env['AIRSHED_DATA'] ?? ''
const seed = Number(env['SEED'])
const random = seededRandom(seed)

const store = await openStore({ databaseUrl: undefined, dataFolder })
const files = createFiles({ store, clock: Date.now, dataFolder, s3Url: undefined })

async function upload(uploader: number): Promise<void> {
  for (let number = 0; ; number += 1) {
    // Some bytes are repeated, so that contents are shared.
    const bytes = bytesOf(Math.floor(random() * 50), 1 + Math.floor(random() * BYTES_MAX))
    const { id } = await files.put(
      {
        organizationId: null,
        owner: { kind: 'test', id: `${seed}/${uploader}/${number}` },
        name: 'upload.bin',
        mediaType: 'application/octet-stream',
        limitBytes: BYTES_MAX,
      },
      streamOf(random() < 0.3 ? 'the same bytes' : bytes),
    )
    process.stdout.write(`kept ${id}\n`)
  }
}
await Promise.all(Array.from({ length: UPLOADERS }, (_, uploader) => upload(uploader)))
