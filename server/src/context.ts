import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus/bus.ts'
import type { Channels } from './channels/channels.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { DeviceAuthority } from './deviceAuthority/authority.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mail } from './mail/mail.ts'
import type { Memory } from './memory.ts'
import type { Sms } from './sms/sms.ts'
import type { Store } from './store/store.ts'

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
