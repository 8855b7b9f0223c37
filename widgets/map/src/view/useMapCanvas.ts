import { createMapLoader } from '@airshed/map'

/** Loads the map renderer on demand. */
export const useMapCanvas = createMapLoader(() => import('../canvas/MapCanvas.tsx'))
