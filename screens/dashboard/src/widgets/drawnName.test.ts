import { expect, it } from 'vitest'
import { drawnName } from './drawnName.ts'

const drawn = [
  { id: 'dust', name: 'PM2.5 · Quay Street' },
  { id: 'map', name: 'Map' },
]

it('names a widget in files and messages as its card does', () => {
  expect(drawnName({ id: 'dust' }, drawn, 'Chart')).toBe('PM2.5 · Quay Street')
})

it('names a widget that is not drawn by its plugin, never by its type', () => {
  expect(drawnName({ id: 'gone' }, drawn, 'Chart')).toBe('Chart')
})
