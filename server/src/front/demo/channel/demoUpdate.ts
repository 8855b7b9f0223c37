import { createHash } from 'node:crypto'
import { SECOND_MS } from '@airshed/domain'
import type { InboxMessage, OutboxMessage } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { firmwareFile } from '../../../fleet/deviceChannel/firmwareFileRoute.ts'
import { signerOf } from '../../../fleet/firmware/images/verifyFirmware.ts'
import type { DemoNode } from '../fleet/fleet.ts'
import { randomAt, seedOf } from '../simulation/noise.ts'
import { DEMO_FIRMWARE_KEY } from './demoFirmware.ts'

/** How long a device takes to download an image, ms. */
const DOWNLOAD_MS = { least: 20 * SECOND_MS, most: 50 * SECOND_MS }
/** How often it says how far it is. */
const PROGRESS_EVERY_MS = 5 * SECOND_MS
/** How long it takes to start with the new image. */
const RESTART_MS = 12 * SECOND_MS

type FirmwareMessage = Extract<InboxMessage, { type: 'firmware' }>

/** A simulated device that installs firmware. */
export interface DemoUpdate {
  /** Begins, in place of any other update that is going on. @param now ms UTC */
  begin(message: FirmwareMessage, now: number): void
  /** What the device has to say by now. @param now ms UTC */
  messagesAt(now: number): Promise<OutboxMessage[]>
}

interface Running {
  message: FirmwareMessage
  /** ms UTC. */
  from: number
  downloadMs: number
  saidAt: number
  /** When it starts with the image, which has been checked; null: it downloads. */
  startsAt: number | null
}

/** Updates of one device. It installs only what fits the digest, and is signed by a key that it knows. */
export function createDemoUpdate(
  context: Pick<ServerContext, 'store' | 'files' | 'config'>,
  node: DemoNode,
): DemoUpdate {
  let running: Running | null = null

  const progress = (at: Running, now: number): OutboxMessage[] => {
    if (now - at.saidAt < PROGRESS_EVERY_MS) return []
    at.saidAt = now
    const percent = Math.min(Math.floor((100 * (now - at.from)) / at.downloadMs), 100)
    const { version } = at.message
    return [{ type: 'firmware', id: `firmware ${now}`, version, state: 'downloading', percent }]
  }

  return {
    begin(message, now) {
      const share = randomAt(seedOf(`update ${node.serial}`), message.position)
      const downloadMs = DOWNLOAD_MS.least + share * (DOWNLOAD_MS.most - DOWNLOAD_MS.least)
      running = { message, from: now, downloadMs, saidAt: -Infinity, startsAt: null }
    },
    async messagesAt(now) {
      if (running === null) return []
      const { message, from, downloadMs, startsAt } = running
      const { version } = message
      if (startsAt !== null) {
        if (now < startsAt) return []
        running = null
        return [{ type: 'hello', id: `hello ${now}`, firmware: version, hardware: node.type }]
      }
      if (now < from + downloadMs) return progress(running, now)
      const reason = await problemOf(context, node, message)
      if (reason === null) {
        running.startsAt = now + RESTART_MS
        return []
      }
      running = null
      // An offer that was withdrawn needs no answer.
      if (reason === 'gone') return []
      return [{ type: 'firmware', id: `firmware ${now}`, version, state: 'failed', reason }]
    },
  }
}

/** Why a device does not install an image; `gone`: it is no longer offered; null: it does. */
async function problemOf(
  context: Pick<ServerContext, 'store' | 'files' | 'config'>,
  { nodeId, type }: DemoNode,
  { url, version, bytes, digest, signature }: FirmwareMessage,
): Promise<string | null> {
  const file = await firmwareFile(context, nodeId, url.split('/').at(-1) ?? '')
  if (file === undefined) return 'gone'
  const hash = createHash('sha256')
  for await (const chunk of await context.files.open(file)) hash.update(chunk as Buffer)
  if (hash.digest('hex') !== digest || file.bytes !== bytes) return 'Digest does not match'
  const claim = { deviceType: type, version, bytes, sha256: digest }
  const keys = [DEMO_FIRMWARE_KEY, ...context.config.firmwareKeys]
  return signerOf(claim, signature, keys) === null ? 'Signature by an unknown key' : null
}
