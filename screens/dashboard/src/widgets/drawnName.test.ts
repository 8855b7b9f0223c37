import { expect, it } from 'vitest'
import { drawnName } from './drawnName.ts'

const drawn = [
  { id: 'dust', name: 'PM2.5 · Quay Street' },
  { id: 'map', name: 'Map' },
]

it('files and messages call a widget as its card does', () => {
  expect(drawnName({ id: 'dust' }, drawn, 'Chart')).toBe('PM2.5 · Quay Street')
})

it('one that is not drawn is called by its plugin, never by its type', () => {
  expect(drawnName({ id: 'gone' }, drawn, 'Chart')).toBe('Chart')
})
