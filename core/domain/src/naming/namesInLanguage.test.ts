import { PROFILES } from '@airshed/profiles'
import type { DataPoint, Node } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { nodeInLanguage, pointInLanguage } from './namesInLanguage.ts'

const online = { path: '190:4', presentName: 'Online status', shortPresentName: 'Online status' }

it.each(['es', 'es-ES', 'es_ES'])('names a data point in Spanish for %s', (locale) => {
  expect(pointInLanguage(online, locale)).toEqual({
    path: '190:4',
    presentName: 'Estado de conexión',
    shortPresentName: 'Estado de conexión',
  })
})

it('leaves the names that somebody gave to a data point', () => {
  const cellar = { path: '128:1', presentName: 'Cellar', shortPresentName: 'Cel' }
  expect(pointInLanguage(cellar, 'es')).toEqual(cellar)
})

it('names the data points and grades of a device in Spanish, and keeps its own name', () => {
  const node = {
    presentName: 'Temperature',
    data_points: [{ path: '128:1', presentName: 'Temperature', shortPresentName: 'T' }],
    profiles: [PROFILES[0]],
  } as Node
  const { presentName, data_points: points, profiles } = nodeInLanguage(node, 'es_ES')
  expect(presentName).toBe('Temperature')
  expect(points?.map((point: DataPoint) => point.presentName)).toEqual(['Temperatura'])
  expect(profiles?.[0]?.grades.map(({ name }) => name)).toEqual(['Bueno', 'Regular', 'Malo'])
})

it('adds no data points or profiles to a device that was read without them', () => {
  expect(nodeInLanguage({ presentName: 'Roof' } as Node, 'es')).toEqual({ presentName: 'Roof' })
})

it('returns the same device and data point in English', () => {
  const node = { data_points: [online] } as Node
  expect(nodeInLanguage(node, 'en_US')).toBe(node)
  expect(pointInLanguage(online, 'en')).toBe(online)
})
