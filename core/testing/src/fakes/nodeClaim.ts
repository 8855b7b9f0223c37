import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { ClaimFailure } from '@airshed/schemas'
import { claimNodes } from '@airshed/schemas/calls'

export interface FakeNodeClaimOptions {
  /** Serials that cannot be claimed, with the reason. Default none: each is claimed. */
  claimFailures?: Readonly<Record<string, ClaimFailure>>
}

/** Claims of devices, each of which succeeds unless `claimFailures` lists it. */
export function fakeNodeClaim({ claimFailures = {} }: FakeNodeClaimOptions): FakeAnswer[] {
  return [
    fake(claimNodes, ({ body: { serials, keys } }) => {
      const failures = Object.entries(claimFailures).filter(([serial]) => serials.includes(serial))
      const failed = new Set(failures.map(([serial]) => serial))
      return {
        data: Object.fromEntries(serials.map((serial) => [serial, !failed.has(serial)])),
        failures: Object.fromEntries(failures),
        ...(keys === true ? { keys: keysOf(serials.filter((serial) => !failed.has(serial))) } : {}),
      }
    }),
  ]
}

const keysOf = (serials: readonly string[]): Record<string, string> =>
  Object.fromEntries(serials.map((serial) => [serial, `dk_fake-${serial}`]))
