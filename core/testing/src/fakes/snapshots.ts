import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { Snapshot } from '@airshed/schemas'
import { createSnapshot, deleteSnapshot, linkSnapshot, listSnapshots } from '@airshed/schemas/calls'
import { snapshot } from '../builders/snapshot.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeSnapshotOptions {
  /** Default none. */
  snapshots?: readonly Snapshot[]
}

const DAY_MS = 86_400_000

/** Archives that can be requested, downloaded and deleted. */
export function fakeSnapshots(options: FakeSnapshotOptions): FakeAnswer[] {
  let known = [...(options.snapshots ?? [])]
  return [
    fake(listSnapshots, ({ query: { organization_id: organization, search, state = [] } }) => {
      // Values from an address are texts.
      const states = [state].flat()
      return fakeList(
        known.filter(
          (one) =>
            isOf(organization, one) &&
            holdsWords(search, one.filename) &&
            (states.length === 0 || states.includes(one.state)),
        ),
      )
    }),
    fake(createSnapshot, ({ body: { organization_id, node_ids, from, to } }) => {
      const devices = node_ids.map((id) => ({
        node_id: id,
        serial: id.split(':')[0] ?? id,
        name: '',
      }))
      const made = snapshot(1, {
        _id: `snapshot_new_${known.length}`,
        organization_id,
        serial: devices[0]?.serial ?? '',
        devices,
        from,
        to,
        created_at: TEST_NOW_MS,
      })
      known = [made, ...known]
      return made
    }),
    fake(linkSnapshot, ({ params: { id } }) => ({
      path: `/v2/snapshots/${id}/file?token=fake`,
      valid_until: TEST_NOW_MS + DAY_MS,
    })),
    fake(deleteSnapshot, ({ params: { id } }) => {
      known = known.filter((one) => one['_id'] !== id)
      return null
    }),
  ]
}
