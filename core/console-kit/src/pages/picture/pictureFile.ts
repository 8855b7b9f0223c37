import { PICTURE_BYTES_MAX, PICTURE_SIDE_PX, PICTURE_TYPES } from '@airshed/schemas'
import { squareOf, type Crop } from './crop.ts'

/** Why a file is refused. */
export type PictureProblem = 'kind' | 'large' | 'unreadable'

/** A decoded picture, and its file type. */
export interface ReadPicture {
  bitmap: ImageBitmap
  type: string
}

/** The value for `accept` of a file input. */
export const PICTURE_ACCEPT = PICTURE_TYPES.join(',')
/** Twice the size that the server stores, as the server redraws the square. */
const SENT_SIDE_PX = 2 * PICTURE_SIDE_PX
const JPEG_QUALITY = 0.92

/** Decodes a file, upright, and of an animation the first frame; returns a problem if it cannot be used. */
export async function readPicture(file: File): Promise<ReadPicture | PictureProblem> {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) return 'kind'
  if (file.size > PICTURE_BYTES_MAX) return 'large'
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return { bitmap, type: file.type }
  } catch {
    return 'unreadable'
  }
}

/** Draws the cropped part of a picture to fill a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const { left, top, side } = squareOf(bitmap, crop)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The cropped part as a file: a JPEG for a JPEG, otherwise a PNG, which may be transparent. */
export function cutPicture({ bitmap, type }: ReadPicture, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SENT_SIDE_PX
  canvas.height = SENT_SIDE_PX
  drawCrop(canvas, bitmap, crop)
  const kind = type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  return new Promise((resolve) => canvas.toBlob(resolve, kind, JPEG_QUALITY))
}
