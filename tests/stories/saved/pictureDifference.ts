/** A rectangle in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Side of the squares whose mean colours are compared: letters may sit a pixel elsewhere, areas may not. */
const SQUARE_PX = 8
/** Of 255, in any channel. */
const DIFFERENT = 40

/** A picture drawn at a size in CSS pixels, as bytes of red, green, blue and opacity. */
async function bytesOf(picture: Blob, { width, height }: Pick<Box, 'width' | 'height'>) {
  const bitmap = await createImageBitmap(picture, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('expected a canvas to draw on, found none')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, width, height).data
}

/**
 * The squares in which two pictures of the same card differ, as boxes in CSS pixels of the card.
 *
 * @param leftOut parts that only one of them shows
 */
export async function pictureDifference(
  one: Blob,
  other: Blob,
  size: Pick<Box, 'width' | 'height'>,
  leftOut: readonly Box[] = [],
): Promise<Box[]> {
  const [first, second] = await Promise.all([bytesOf(one, size), bytesOf(other, size)])
  const different: Box[] = []
  for (let y = 0; y + SQUARE_PX <= size.height; y += SQUARE_PX) {
    for (let x = 0; x + SQUARE_PX <= size.width; x += SQUARE_PX) {
      const square = { x, y, width: SQUARE_PX, height: SQUARE_PX }
      if (leftOut.some((box) => doOverlap(box, square))) continue
      const [a, b] = [meanOf(first, square, size.width), meanOf(second, square, size.width)]
      if (a.some((channel, index) => Math.abs(channel - b[index]!) > DIFFERENT)) {
        different.push(square)
      }
    }
  }
  return different
}

const doOverlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The mean red, green and blue of a part. */
function meanOf(bytes: Uint8ClampedArray, { x, y, width, height }: Box, rowPx: number): number[] {
  const sums = [0, 0, 0]
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      const at = 4 * (row * rowPx + column)
      for (let channel = 0; channel < 3; channel += 1) sums[channel]! += bytes[at + channel]!
    }
  }
  return sums.map((sum) => sum / (width * height))
}
