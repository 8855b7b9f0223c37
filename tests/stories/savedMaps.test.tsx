import { describe } from 'vitest'
import { testSavedCards } from './saved/testSavedCards.ts'

// Of its own, as maps need a browser with WebGL.
const MAPS = import.meta.glob<object>('../../widgets/map/src/*.stories.tsx', {
  query: '?stories',
  eager: true,
})

describe('a picture of a map', () => {
  testSavedCards(Object.values(MAPS).map((file) => ({ file })))
})
