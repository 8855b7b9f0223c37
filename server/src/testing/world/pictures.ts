import { createCanvas } from '@napi-rs/canvas'

interface Drawing {
  width?: number
  height?: number
  type?: 'png' | 'jpeg'
}

/** A picture whose left half is red and whose right half is blue. */
export function twoHalves({ width = 64, height = 32, type = 'png' }: Drawing = {}): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#00f'
  context.fillRect(width / 2, 0, width / 2, height)
  return type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg')
}

interface GifParts {
  /** Left, top, width and height of each frame, in little endian. Default: one pixel. */
  frame?: string
  /** Of the screen, in little endian. Default: one pixel. */
  screen?: string
}

/** A GIF of two frames, one red and one blue, with a comment before them. */
export function movingPicture({
  frame = '0000000001000100',
  screen = '01000100',
}: GifParts = {}): Buffer {
  const comment = '21fe02686900'
  const frames = ['4401', '4c01'].map((color) => `2c${frame}000202${color}00`).join('')
  return Buffer.from(`474946383961${screen}800000ff00000000ff${comment}${frames}3b`, 'hex')
}
