import { Readable } from 'node:stream'
import { DAY_MS } from '@airshed/domain'
import {
  PICTURE_BYTES_MAX,
  type ErrorBody,
  type UploadedPicture,
  type User,
} from '@airshed/schemas'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { movingPicture, twoHalves } from '../../../testing/world/pictures.ts'
import { bearer, createWorld, type UserId, type World } from '../../../testing/world/world.ts'
import { removeUnusedPictures } from './pictureRows.ts'

let world: World
let now = TEST_NOW_MS
beforeAll(async () => {
  world = await createWorld({ clock: () => now })
})
afterAll(() => world.close())

const upload = <Body = UploadedPicture>(who: UserId, bytes: Buffer) =>
  world.call<Body>(who, 'POST', 'pictures', bytes)
const uploaded = async (who: UserId, bytes = twoHalves()) => {
  now += 1
  return (await upload(who, bytes)).body.id
}
const load = (id: string, headers = {}) =>
  world.inject({ method: 'GET', url: `/v2/pictures/${id}`, headers })

/** A file that comes another way than by an upload, later than those before it. */
async function keptFile(kind: string, id: string): Promise<string> {
  now += 1
  const file = {
    organizationId: null,
    owner: { kind, id },
    name: 'a.png',
    mediaType: 'image/png',
    limitBytes: 1000,
  }
  return (await world.context.files.put(file, Readable.from([twoHalves()]))).id
}

/** The color at a part of the width and height. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const [red = 0, green = 0, blue = 0] = context.getImageData(
    x * image.width,
    y * image.height,
    1,
    1,
  ).data
  return red > 200 && blue < 60
    ? 'red'
    : blue > 200 && red < 60
      ? 'blue'
      : `${red},${green},${blue}`
}

describe('an uploaded picture', () => {
  it('stores a square WebP and serves it as immutable to everybody who has its id', async () => {
    const { status, body } = await upload('user', twoHalves({ width: 300, height: 100 }))
    expect(status).toBe(201)
    const answer = await load(body.id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename=picture.webp',
    })
    const image = await loadImage(answer.rawPayload)
    expect([image.width, image.height]).toEqual([256, 256])
    expect(await colorAt(answer.rawPayload, 0.1, 0.5)).toBe('red')
    expect(await colorAt(answer.rawPayload, 0.9, 0.5)).toBe('blue')
    const etag = String(answer.headers['etag'])
    expect((await load(body.id, { 'if-none-match': etag })).statusCode).toBe(304)
  })

  it('turns a picture upright and removes its metadata', async () => {
    // Turned to the right by its camera, with a place in its description.
    const tiff = '49492a0008000000010012010300010000000600000000000000'
    const exif = Buffer.concat([
      Buffer.from('Exif\0\0'),
      Buffer.from(tiff, 'hex'),
      Buffer.from('GPS 36.8 S 174.7 E'),
    ])
    const jpeg = twoHalves({ type: 'jpeg' })
    const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
    const photo = Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)])
    const { rawPayload } = await load(await uploaded('user', photo))
    expect(await colorAt(rawPayload, 0.5, 0.1)).toBe('red')
    expect(await colorAt(rawPayload, 0.5, 0.9)).toBe('blue')
    expect(rawPayload.includes('GPS')).toBe(false)
    expect(rawPayload.includes('Exif')).toBe(false)
  })

  it('keeps the first frame of an animated picture', async () => {
    const { rawPayload } = await load(await uploaded('user', movingPicture()))
    expect(await colorAt(rawPayload, 0.5, 0.5)).toBe('red')
    expect(rawPayload.includes('ANIM')).toBe(false)
  })
})

describe('a refused upload of a picture', () => {
  const png = twoHalves()
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  it.each([
    ['that would take gigabytes to decode', bomb, 422, 'PICTURE_PIXELS'],
    ['that only begins like a picture', png.subarray(0, 40), 422, 'PICTURE_UNREADABLE'],
    ['that is a page behind the bytes of a JPEG', Buffer.from('ffd8ff3c68746d6c3e', 'hex'), 422],
    [
      'of more than 3.1 MB',
      Buffer.concat([png, Buffer.alloc(PICTURE_BYTES_MAX)]),
      413,
      'TOO_LARGE',
    ],
  ])('refuses an upload %s', async (_, bytes, status, code = 'PICTURE_UNREADABLE') => {
    const answer = await upload<ErrorBody>('admin', bytes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('refuses an upload of another kind, whatever its media type says', async () => {
    const send = (type: string, payload: string) =>
      bearer(world.context, 'user').then((headers) =>
        world.inject({
          method: 'POST',
          url: '/v2/pictures',
          headers: { ...headers, 'content-type': type },
          payload,
        }),
      )
    expect((await send('image/svg+xml', '<svg/>')).statusCode).toBe(415)
    expect((await send('application/json', '{}')).statusCode).toBe(415)
    expect((await send('image/png', '<svg/>')).statusCode).toBe(422)
    expect((await send('image/png', '')).statusCode).toBe(422)
  })

  it('refuses more than ten uploads in a minute', async () => {
    const statuses = []
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await upload('manager', twoHalves())).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })
})

describe('the picture of a user', () => {
  const change = (who: UserId, picture: string | null) =>
    world.call<User & ErrorBody>(who, 'PUT', `users/${who}`, { picture })

  it('sets the picture that the user uploaded and removes it again', async () => {
    const id = await uploaded('partner')
    expect((await change('partner', id)).body.picture).toBe(id)
    expect((await world.call<User>('partner', 'GET', 'users/me')).body.picture).toBe(id)
    expect((await change('partner', id)).status).toBe(200)
    expect((await change('partner', null)).body.picture).toBeNull()
  })

  it('refuses the upload of another user and what is no picture', async () => {
    const foreign = await uploaded('owner')
    const report = await keptFile('report', 'user')
    for (const id of [foreign, report, '00000000-0000-4000-8000-000000000000', 'me']) {
      const { status, body } = await change('user', id)
      expect([status, body.issues?.[0]?.path]).toEqual([400, '/picture'])
    }
    expect((await load(report)).statusCode).toBe(404)
  })
})

describe('an unused picture', () => {
  it('removes an unused picture after a day and answers 404', async () => {
    const [kept, left] = [await uploaded('user'), await uploaded('user')]
    await world.call('user', 'PUT', 'users/user', { picture: kept })
    now += DAY_MS + 1
    const young = await uploaded('user')
    await removeUnusedPictures(world.context.store.db, now - DAY_MS)
    const statuses = await Promise.all(
      [kept, left, young].map(async (id) => (await load(id)).statusCode),
    )
    expect(statuses).toEqual([200, 404, 200])
    expect((await load(left)).headers['cache-control']).toBe('no-store')
  })

  it('removes an unused picture with the twentieth upload of the same user after it', async () => {
    const first = await uploaded('admin')
    const other = await uploaded('owner')
    for (let count = 0; count < 19; count += 1) await keptFile('picture', 'admin')
    expect((await load(first)).statusCode).toBe(200)
    await uploaded('admin')
    expect((await load(first)).statusCode).toBe(404)
    expect((await load(other)).statusCode).toBe(200)
  })
})
