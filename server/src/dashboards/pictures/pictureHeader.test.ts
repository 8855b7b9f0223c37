import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { movingPicture } from '../../testing/world/pictures.ts'
import { readPictureHeader } from './pictureHeader.ts'

const canvas = createCanvas(30, 20)
const PNG = canvas.toBuffer('image/png')
const JPEG = canvas.toBuffer('image/jpeg')
const GIF = movingPicture({ screen: '02000300' })

describe('the size of a picture', () => {
  it.each([
    ['a PNG', PNG, { type: 'image/png', width: 30, height: 20 }],
    ['a JPEG', JPEG, { type: 'image/jpeg', width: 30, height: 20 }],
    ['a GIF', GIF, { type: 'image/gif', width: 2, height: 3 }],
    [
      'a GIF whose frame is larger than its screen',
      movingPicture({ frame: '01000000ffff0100' }),
      { type: 'image/gif', width: 65_536, height: 1 },
    ],
  ])('reads type and size of %s', (_, bytes, header) => {
    expect(readPictureHeader(bytes)).toEqual(header)
  })

  it('reads a JPEG with fill bytes and a thumbnail of its own', () => {
    const thumbnail = Buffer.from([0xff, 0xe1, 0, 2 + JPEG.length, ...JPEG])
    const thumbnailed = Buffer.concat([JPEG.subarray(0, 2), Buffer.from([0xff]), thumbnail])
    thumbnailed.writeUInt16BE(2 + JPEG.length, 5)
    const bytes = Buffer.concat([thumbnailed, JPEG.subarray(2)])
    expect(readPictureHeader(bytes)).toMatchObject({ width: 30, height: 20 })
  })
})

describe('bytes without a picture size', () => {
  const scan = Buffer.from('ffda000c03010002110311003f00', 'hex')
  it.each([
    ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a WebP', canvas.toBuffer('image/webp')],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG that ends before its frame', JPEG.subarray(0, 12)],
    ['a PNG that ends before its size', PNG.subarray(0, 14)],
    ['a GIF that never comes to a frame', GIF.subarray(0, 26)],
    [
      'a JPEG that makes its decoder begin again and again',
      Buffer.concat([JPEG, ...Array.from({ length: 40 }, () => scan)]),
    ],
    ['a picture without an extent', Buffer.concat([PNG.subarray(0, 16), Buffer.alloc(8)])],
  ])('reads no size from %s', (_, bytes) => {
    expect(readPictureHeader(bytes)).toBeNull()
  })

  it('reads no size from any truncated start of a picture', () => {
    for (const whole of [PNG, JPEG, GIF]) {
      for (let length = 0; length < Math.min(whole.length, 200); length += 1) {
        const header = readPictureHeader(whole.subarray(0, length))
        if (header !== null) expect(header).toEqual(readPictureHeader(whole))
      }
    }
  })
})
