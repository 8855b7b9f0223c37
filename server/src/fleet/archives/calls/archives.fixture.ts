import type { Snapshot, SnapshotCreate } from '@airshed/schemas'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import type { UserId, World } from '../../../testing/world/world.ts'

/** Requests an archive, and expects that it begins. */
export async function requested(
  world: World,
  body: Omit<SnapshotCreate, 'organization_id'>,
  user: UserId = 'owner',
): Promise<Snapshot> {
  const order = { organization_id: 'city', ...body }
  const { status, body: snapshot } = await world.call<Snapshot>(user, 'POST', 'snapshots', order)
  expect([status, snapshot.state]).toEqual([201, 'writing'])
  return snapshot
}

/** Waits until no job writes an archive. */
export async function settled(world: World, id: string): Promise<Snapshot> {
  return eventually(async () => {
    const { body } = await world.call<Snapshot>('owner', 'GET', `snapshots/${id}`)
    expect(body.state).not.toBe('writing')
    return body
  })
}

/** Requests an archive, and waits for it. */
export async function archived(
  world: World,
  body: Omit<SnapshotCreate, 'organization_id'>,
): Promise<Snapshot> {
  const { _id: id } = await requested(world, body)
  const snapshot = await settled(world, id)
  expect(snapshot.failure).toBeNull()
  return snapshot
}

/** The address of a new link to an archive. */
export async function linkTo(world: World, id: string, user: UserId = 'owner'): Promise<string> {
  const { status, body } = await world.call<{ path: string }>(user, 'POST', `snapshots/${id}/link`)
  expect(status).toBe(200)
  return body.path
}

/** The bytes of an archive. */
export async function downloaded(world: World, id: string): Promise<Buffer> {
  const answer = await world.inject({ url: await linkTo(world, id) })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** The files in an archive, read by an independent reader. */
export const unzipped = (bytes: Buffer): Record<string, Buffer> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, member]) => [path, Buffer.from(member)]),
  )
