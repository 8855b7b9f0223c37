import { PICTURE_PIXELS_MAX, PICTURE_SIDE_PX } from '@airshed/schemas'
import { apiError } from '../errors.ts'
import { readPictureHeader } from './pictureHeader.ts'

/** Media type of pictures as they are kept. */
export const KEPT_PICTURE_TYPE = 'image/webp'
/** 0 to 100: no difference is seen at this size. */
const QUALITY = 86

/**
 * Draws a picture anew: the middle of it as a square of {@link PICTURE_SIDE_PX} pixels, upright, in
 * WebP. Nothing of the file is left but what is seen: no place, no camera, no further frame, no code.
 * Decoding and packing take threads of their own.
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
  // What draws takes some 30 MB of memory: not before the first picture comes.
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
