import { PICTURE_PIXELS_MAX, PICTURE_SIDE_PX } from '@airshed/schemas'
import { apiError } from '../../base/errors.ts'
import { readPictureHeader } from './pictureHeader.ts'

/** Media type of stored pictures. */
export const KEPT_PICTURE_TYPE = 'image/webp'
/** 0 to 100: no visible difference at this size. */
const QUALITY = 86

/**
 * Redraws a picture: its center as a square of {@link PICTURE_SIDE_PX} pixels, upright, in WebP. Only the
 * visible image is left of the file: no location, no camera data, no further frames, no code. Decoding and
 * encoding run in threads of their own.
 *
 * @throws ApiError PICTURE_UNREADABLE, or PICTURE_PIXELS before anything is decoded
 */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  const header = readPictureHeader(bytes)
  if (header === null) throw apiError('PICTURE_UNREADABLE')
  const { width, height } = header
  if (width * height > PICTURE_PIXELS_MAX) {
    throw apiError('PICTURE_PIXELS', {
      width: String(width),
      height: String(height),
      limit: String(PICTURE_PIXELS_MAX / 1_000_000),
    })
  }
  // The canvas takes some 30 MB of memory: loaded only when the first picture arrives.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(bytes).catch(() => {
    throw apiError('PICTURE_UNREADABLE')
  })
  const side = Math.min(image.width, image.height)
  const canvas = createCanvas(PICTURE_SIDE_PX, PICTURE_SIDE_PX)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    (image.width - side) / 2,
    (image.height - side) / 2,
    side,
    side,
    0,
    0,
    PICTURE_SIDE_PX,
    PICTURE_SIDE_PX,
  )
  return canvas.encode('webp', QUALITY)
}
