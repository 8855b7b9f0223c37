import { NO_DATA, type DataNeed, type DataNeedKind } from '@airshed/contract'
import type { Broker, BrokerResult } from '@airshed/data'
import { OverreachError } from '@airshed/kit/errors'

/** Kinds that are requested but not named in the manifest, each once. */
export function unnamedKinds(
  needs: readonly DataNeed[],
  named: readonly DataNeedKind[],
): readonly string[] {
  const kinds = new Set<string>(needs.map(({ kind }) => kind))
  return [...kinds].filter((kind) => !(named as readonly string[]).includes(kind))
}

/**
 * The broker of the page for one plugin: it delivers the kinds that the manifest names. A request
 * that includes others gets no data at all, and is reported.
 *
 * @param onOverreach called each time
 */
export function guardedBroker(
  broker: Broker,
  named: readonly DataNeedKind[],
  onOverreach: (error: OverreachError) => void,
): Broker {
  return {
    subscribe(needs, context, listener) {
      const kinds = unnamedKinds(needs, named)
      if (kinds.length === 0) return broker.subscribe(needs, context, listener)
      const error = new OverreachError(kinds)
      onOverreach(error)
      const result: BrokerResult = { ...NO_DATA, state: 'error', error, range: context.range }
      return { current: () => result, retry: () => undefined, unsubscribe: () => undefined }
    },
    outdate: () => broker.outdate(),
    close: () => broker.close(),
  }
}
