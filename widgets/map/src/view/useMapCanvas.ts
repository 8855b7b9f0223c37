import { createMapLoader } from '@airshed/map'

/** Loads the drawing of devices on a map when one is wanted. */
export const useMapCanvas = createMapLoader(() => import('../canvas/MapCanvas.tsx'))
