import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './storage/bus/bus.ts'
import type { Channels } from './messages/services/channels.ts'
import type { Clock } from './base/clock.ts'
import type { Config } from './base/config.ts'
import type { DeviceAuthority } from './base/deviceAuthority/authority.ts'
import type { Files } from './storage/files/files.ts'
import type { Jobs } from './storage/jobs/jobs.ts'
import type { Mail } from './messages/mail/mail.ts'
import type { Memory } from './base/memory.ts'
import type { Sms } from './messages/sms/sms.ts'
import type { Store } from './storage/store/store.ts'

export type { Clock }

/** What every module of the server is passed. */
export interface ServerContext {
  config: Config
  store: Store
  bus: Bus
  /** Background work. */
  jobs: Jobs
  /** Stored files, each with an owner. */
  files: Files
  /** Mails, sent by jobs. */
  mail: Mail
  /** Text messages, sent by jobs. */
  sms: Sms
  /** Messages to channels, sent by jobs. */
  channels: Channels
  /** Issues certificates for devices; null: this server has none. */
  deviceAuthority: DeviceAuthority | null
  /** ms UTC. */
  clock: Clock
  log: FastifyBaseLogger
  /** What this server keeps in memory between calls. */
  memory: Memory
}
