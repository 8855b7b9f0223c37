import { PICTURE_BYTES_MAX, PICTURE_SIDE_PX, PICTURE_TYPES } from '@airshed/schemas'
import { squareOf, type Crop } from './crop.ts'

/** Why a file is not taken. */
export type PictureProblem = 'kind' | 'large' | 'unreadable'

/** A picture that was read, and the kind of file that it came in. */
export interface ReadPicture {
  bitmap: ImageBitmap
  type: string
}

/** What `accept` of a file input names. */
export const PICTURE_ACCEPT = PICTURE_TYPES.join(',')
/** Twice what the server keeps: it draws the square once more. */
const SENT_SIDE_PX = 2 * PICTURE_SIDE_PX
const JPEG_QUALITY = 0.92

/** Reads a file, upright and of one that moves the first frame; what is wrong with it instead. */
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

/** Draws the part of a picture that is kept over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const { left, top, side } = squareOf(bitmap, crop)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The part that is kept as a file: a JPEG of a photo, else a PNG, which may be seen through. */
export function cutPicture({ bitmap, type }: ReadPicture, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SENT_SIDE_PX
  canvas.height = SENT_SIDE_PX
  drawCrop(canvas, bitmap, crop)
  const kind = type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  return new Promise((resolve) => canvas.toBlob(resolve, kind, JPEG_QUALITY))
}
