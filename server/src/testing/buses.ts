import { env } from 'node:process'
import type { Bus } from '../storage/bus/bus.ts'
import { createInProcessBus } from '../storage/bus/inProcessBus.ts'
import { connectNatsBus } from '../storage/bus/natsBus.ts'
import { onlyServices } from './onlyServices.ts'

/** A kind of bus that a suite runs on. */
export interface TestBus {
  name: 'in process' | 'nats'
  open(): Promise<Bus>
}

const silent = { warn: () => {}, error: () => {} }

/**
 * The bus of one process, and NATS if NATS_URL names a server: NATS only if only services are tested, see
 * `onlyServices`.
 */
export const TEST_BUSES: readonly TestBus[] = [
  ...(onlyServices() && env['NATS_URL'] !== undefined
    ? []
    : [{ name: 'in process' as const, open: async () => createInProcessBus() }]),
  ...(env['NATS_URL'] === undefined
    ? []
    : [{ name: 'nats' as const, open: () => connectNatsBus(env['NATS_URL'] ?? '', silent) }]),
]
