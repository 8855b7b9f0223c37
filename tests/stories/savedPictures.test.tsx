import { describe } from 'vitest'
import { testSavedCards } from './saved/testSavedCards.ts'

const WIDGETS = import.meta.glob<object>(
  ['../../widgets/*/src/*.stories.tsx', '!../../widgets/map/**'],
  { query: '?stories', eager: true },
)
const ALERT = import.meta.glob<object>('../../screens/alerts/src/monitor/*.stories.tsx', {
  query: '?stories',
  eager: true,
})
const DEVICE = import.meta.glob<object>('../../stories/src/DeviceMonitor.stories.tsx', {
  query: '?stories',
  eager: true,
})

describe('a picture of a card', () => {
  testSavedCards([
    ...Object.values(WIDGETS).map((file) => ({ file })),
    ...Object.values(ALERT).map((file) => ({ file })),
    ...Object.values(DEVICE).map((file) => ({ file, names: ['Normal', 'Wind'] })),
  ])
})
