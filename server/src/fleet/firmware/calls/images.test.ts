import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { publicKeyText } from '@airshed/plugin-archive/keys'
import type { ErrorBody, FirmwareImage, FirmwareList, FirmwareUpload } from '@airshed/schemas'
import { FIRMWARE_PART_BYTES_MAX, FIRMWARE_UPLOAD_KEPT_MS } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { seedFirmware } from '../../../testing/world/firmware.ts'
import { createWorld, type World } from '../../../testing/world/world.ts'
import { removeOldUploads } from '../keepUploadsTidy.ts'

const key = generateKeyPairSync('ed25519').privateKey
const stranger = generateKeyPairSync('ed25519').privateKey
const IMAGE = Buffer.from('0123456789abcdef')
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

let now = TEST_NOW_MS
let world: World
beforeAll(async () => {
  world = await createWorld({
    clock: () => now,
    env: { AIRSHED_FIRMWARE_KEYS: publicKeyText(key) },
  })
})
afterAll(() => world.close())

let versions = 0
/** The beginning of an upload, signed as `npm run firmware:sign` does. */
function uploadOf(
  bytes: Buffer,
  { by = key, ...change }: Partial<FirmwareUpload> & { by?: typeof key } = {},
): FirmwareUpload {
  const upload = {
    organization_id: 'city',
    version: `2.0.${(versions += 1)}`,
    device_type: 'Thiamis-1000',
    channel: 'stable' as const,
    file_name: 'thiamis.bin',
    bytes: bytes.length,
    sha256: sha256Of(bytes),
    ...change,
  }
  const text = `airshed firmware 1\ntype ${upload.device_type}\nversion ${upload.version}\nbytes ${upload.bytes}\nsha256 ${upload.sha256}\n`
  return { signature: sign(null, Buffer.from(text), by).toString('base64'), ...upload }
}
const begin = async (upload: FirmwareUpload) =>
  (await world.call<FirmwareImage>('admin', 'POST', 'firmware', upload)).body
const send = (id: string, offset: number, part: Buffer) =>
  world.call<FirmwareImage & ErrorBody>(
    'admin',
    'PUT',
    `firmware/${id}/parts?offset=${offset}`,
    part,
  )
const complete = (id: string) =>
  world.call<FirmwareImage & ErrorBody>('admin', 'POST', `firmware/${id}/complete`)
const codeOf = async (upload: FirmwareUpload) => {
  const { status, body } = await world.call<ErrorBody>('admin', 'POST', 'firmware', upload)
  return `${status} ${body.code}`
}
const fileOf = async (id: string) => {
  const { file_id } = await world.context.store.db
    .selectFrom('firmware_images')
    .select('file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return file_id
}
const filesOf = (kind: string, id: string) =>
  world.context.store.db
    .selectFrom('files')
    .select('id')
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .execute()

describe('an upload of firmware', () => {
  it('an upload is received in parts, checked, and then available byte for byte', async () => {
    const { id, ...begun } = await begin(uploadOf(IMAGE))
    expect(begun).toMatchObject({
      status: 'uploading',
      received_bytes: 0,
      signed_by: publicKeyText(key),
      available_at: null,
      created_by_name: 'admin Tester',
      actions: ['upload', 'delete'],
    })
    expect((await send(id, 0, IMAGE.subarray(0, 10))).body.received_bytes).toBe(10)
    expect((await send(id, 10, IMAGE.subarray(10))).body.received_bytes).toBe(16)
    const { status, body } = await complete(id)
    expect([status, body.status, body.available_at]).toEqual([200, 'available', now])
    expect(body.actions).toEqual(['roll_out', 'delete'])

    const { files } = world.context
    const file = (await files.find((await fileOf(id)) ?? '')) ?? expect.fail('no file')
    const chunks: Buffer[] = []
    for await (const chunk of await files.open(file)) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).equals(IMAGE)).toBe(true)
    expect(await filesOf('firmware_part', id)).toEqual([])
  })

  it('continues after a broken line where it stopped', async () => {
    const { id } = await begin(uploadOf(IMAGE))
    await send(id, 0, IMAGE.subarray(0, 7))
    // The answer was lost, so the sender sends the part again, and asks.
    const again = await send(id, 0, IMAGE.subarray(0, 7))
    expect([again.status, again.body.code]).toEqual([409, 'FIRMWARE_OFFSET'])
    expect(again.body.parts).toEqual({ expected: '7', got: '0' })
    const { body } = await world.call<FirmwareImage>('admin', 'GET', `firmware/${id}`)
    await send(id, body.received_bytes, IMAGE.subarray(7))
    expect((await complete(id)).body.status).toBe('available')
    expect((await complete(id)).body.status).toBe('available')
  })

  it('takes one of two parts that come at the same time', async () => {
    const { id } = await begin(uploadOf(IMAGE))
    const answers = await Promise.all([send(id, 0, IMAGE), send(id, 0, IMAGE)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await complete(id)).status).toBe(200)
  })

  it('refuses a part beyond its end, an empty one and one that is too large', async () => {
    const { id } = await begin(uploadOf(IMAGE))
    const beyond = await send(id, 0, Buffer.concat([IMAGE, IMAGE]))
    expect([beyond.status, beyond.body.code]).toEqual([422, 'FIRMWARE_SIZE'])
    expect((await send(id, 0, Buffer.alloc(0))).body.code).toBe('FIRMWARE_SIZE')
    const large = await begin(uploadOf(randomBytes(FIRMWARE_PART_BYTES_MAX + 1)))
    const part = await send(large.id, 0, Buffer.alloc(FIRMWARE_PART_BYTES_MAX + 1))
    expect([part.status, part.body.code]).toEqual([413, 'TOO_LARGE'])
  })

  it('refuses to end before everything has arrived', async () => {
    const { id } = await begin(uploadOf(IMAGE))
    await send(id, 0, IMAGE.subarray(0, 15))
    const { status, body } = await complete(id)
    expect([status, body.code, body.parts]).toEqual([
      422,
      'FIRMWARE_SIZE',
      { expected: '16', got: '15' },
    ])
  })

  it('drops bytes that are not those that were signed, and begins anew', async () => {
    const { id } = await begin(uploadOf(IMAGE))
    await send(id, 0, Buffer.from('0123456789abcdeX'))
    const { status, body } = await complete(id)
    expect([status, body.code]).toEqual([422, 'FIRMWARE_DIGEST'])
    const found = await world.call<FirmwareImage>('admin', 'GET', `firmware/${id}`)
    expect(found.body).toMatchObject({ status: 'uploading', received_bytes: 0 })
    await send(id, 0, IMAGE)
    expect((await complete(id)).status).toBe(200)
  })

  it('an upload is removed when it has not gone on for a week', async () => {
    const { id } = await begin(uploadOf(IMAGE))
    await send(id, 0, IMAGE.subarray(0, 4))
    now += FIRMWARE_UPLOAD_KEPT_MS
    await removeOldUploads(world.context)
    expect((await world.call('admin', 'GET', `firmware/${id}`)).status).toBe(200)
    now += 1
    await removeOldUploads(world.context)
    expect((await world.call('admin', 'GET', `firmware/${id}`)).status).toBe(404)
    expect(await filesOf('firmware_part', id)).toEqual([])
  })
})

describe('the beginning of an upload', () => {
  it('refuses a signature by an unknown key, and one of something else', async () => {
    expect(await codeOf(uploadOf(IMAGE, { by: stranger }))).toBe('422 FIRMWARE_SIGNATURE')
    const { signature } = uploadOf(IMAGE, { version: '1.0.0' })
    expect(await codeOf({ ...uploadOf(IMAGE, { version: '9.0.0' }), signature })).toBe(
      '422 FIRMWARE_SIGNATURE',
    )
  })

  it('refuses a version that the type has already, and takes it for another type', async () => {
    await begin(uploadOf(IMAGE, { version: '3.0.0' }))
    expect(await codeOf(uploadOf(IMAGE, { version: '3.0.0' }))).toBe('409 FIRMWARE_EXISTS')
    const other = await begin(uploadOf(IMAGE, { version: '3.0.0', device_type: 'Thiamis-X' }))
    expect(other.status).toBe('uploading')
  })

  it.each([
    ['a version of two lines', { version: '1\n2' }],
    ['a type that ends with a space', { device_type: 'Thiamis ' }],
    ['an image without bytes', { bytes: 0 }],
    ['an image that is too large', { bytes: 128 * 1024 * 1024 + 1 }],
    ['a digest in capitals', { sha256: 'A'.repeat(64) }],
    ['an unknown channel', { channel: 'nightly' as 'stable' }],
  ])('refuses %s', async (_, change) => {
    expect(await codeOf(uploadOf(IMAGE, change))).toBe('400 VALIDATION_FAILED')
  })

  it('refuses uploads to an owner, who has no right to administer devices', async () => {
    const { status } = await world.call('owner', 'POST', 'firmware', uploadOf(IMAGE))
    expect(status).toBe(403)
  })
})

describe('an image that is deleted', () => {
  it('a deleted image is gone with its bytes if no device ever had it', async () => {
    const id = await seedFirmware(world.context, 'city')
    expect((await world.call('admin', 'DELETE', `firmware/${id}`)).status).toBe(204)
    expect((await world.call('admin', 'GET', `firmware/${id}`)).status).toBe(404)
    expect(await filesOf('firmware', id)).toEqual([])
  })
})

describe('the list of images', () => {
  it('counts devices of the type that report the version', async () => {
    const id = await seedFirmware(world.context, 'city', { version: '7.1' })
    const { db } = world.context.store
    await db
      .updateTable('nodes')
      .set({ type: 'Thiamis-1000' })
      .where('id', 'in', [world.city.nodeId, world.harbour.nodeId])
      .execute()
    for (const { nodeId } of [world.city, world.harbour]) {
      await db.insertInto('device_channels').values({ node_id: nodeId, firmware: '7.1' }).execute()
    }
    const { body } = await world.call<FirmwareList>('manager', 'GET', 'firmware?search=7.1')
    expect(body.data).toEqual([expect.objectContaining({ id, current_units: 1, actions: [] })])
  })
})
