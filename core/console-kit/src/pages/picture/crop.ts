/** Width and height in pixels of the picture. */
export interface PictureSize {
  width: number
  height: number
}

/** The part of a picture that is kept: a square. */
export interface Crop {
  /** Center of the square, as fractions of the width and the height. */
  x: number
  y: number
  /** 1: the largest square of the picture; 2: half as wide. */
  zoom: number
}

/** A square in pixels of the picture. */
export interface Square {
  left: number
  top: number
  side: number
}

export const ZOOM_MAX = 8
/** The largest centered square. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high)

const sideOf = ({ width, height }: PictureSize, zoom: number): number =>
  Math.min(width, height) / zoom

/** Clamps the square to the picture. */
function within(size: PictureSize, { x, y, zoom }: Crop): Crop {
  const side = sideOf(size, zoom)
  const [halfX, halfY] = [side / 2 / size.width, side / 2 / size.height]
  return { x: between(halfX, x, 1 - halfX), y: between(halfY, y, 1 - halfY), zoom }
}

/**
 * Moves the picture behind the square.
 *
 * @param right and `down`: fractions of the square's side
 */
export function moved(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom)
  const x = crop.x - (right * side) / size.width
  const y = crop.y - (down * side) / size.height
  return within(size, { ...crop, x, y })
}

/** Zooms to at most {@link ZOOM_MAX}; keeps the center where possible. */
export const zoomed = (size: PictureSize, crop: Crop, zoom: number): Crop =>
  within(size, { ...crop, zoom: between(1, zoom, ZOOM_MAX) })

/** The square in pixels of the picture. */
export function squareOf(size: PictureSize, crop: Crop): Square {
  const side = sideOf(size, crop.zoom)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}
