import type { Registry } from '@airshed/contract'
import { systemClock, type Broker } from '@airshed/data'
import { createCommandRegistry, type AirshedValue } from '@airshed/kit/provider'
import { createToaster } from '@airshed/ui'
import type { FramePage } from '../bridge/hostMessages.ts'
import { createNoServer, NO_LIVE } from '../restricted/noServer.ts'
import { readerSession } from '../restricted/readerSession.ts'
import type { FrameBridge } from './bridge.ts'

/** The kit's context inside a frame: the same parts as in the page, backed by the connection. */
export function frameAirshed(
  page: Omit<FramePage, 'range'>,
  parts: { bridge: FrameBridge; broker: Broker; registry: Registry; kept: Map<string, string> },
): AirshedValue {
  const { bridge, broker, registry, kept } = parts
  return {
    session: readerSession(page),
    api: createNoServer(),
    broker,
    live: NO_LIVE,
    registry,
    toaster: createToaster(),
    telemetry: {
      pageView: () => undefined,
      identify: () => undefined,
      error: (error, where) =>
        bridge.post({
          kind: 'failed',
          where: where.slice(0, 30),
          message: messageOf(error),
          isFatal: false,
        }),
    },
    navigate: (path, options) =>
      bridge.post({
        kind: 'act',
        action: { name: 'navigate', path, replace: options?.replace ?? false },
      }),
    kiosk: { isKiosk: false, leave: () => undefined },
    commands: createCommandRegistry(),
    clock: systemClock,
    keep: {
      get: (key) => kept.get(key) ?? null,
      set(key, value) {
        if (value === null) kept.delete(key)
        else kept.set(key, value)
        bridge.post({ kind: 'act', action: { name: 'keep', key, value } })
      },
    },
  }
}

/** A short description of the failure, suitable for sending. */
export function messageOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, 2000)
}
