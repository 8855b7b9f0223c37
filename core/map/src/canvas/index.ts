export { BareMap, type BareMapProps, type BareMapText } from './BareMap.tsx'
export { boundsAhead, isWithin } from './boundsAhead.ts'
export { followFonts } from '@airshed/ui'
