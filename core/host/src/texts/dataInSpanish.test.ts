import { NO_DATA, type Frame } from '@airshed/contract'
import { PROFILES } from '@airshed/profiles'
import type { DataPoint, Node } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { dataInSpanish } from './dataInSpanish.ts'

const frame = (path: string, label: string) => ({ path, label, shortLabel: 'T' }) as Frame

describe('data in Spanish', () => {
  it.each([
    ['a parameter', '128:1', 'Temperature', 'Temperatura'],
    ['one of several devices', '128:1', 'Temperature · Mast · 2', 'Temperatura · Mast · 2'],
    ['one with a name of its own', '128:1', 'Cellar · Mast', 'Cellar · Mast'],
    ['one that is not mapped', 'raw:t2', 'Temperature', 'Temperature'],
  ])('gives %s its Spanish name', (_, path, label, expected) => {
    const { frames } = dataInSpanish({ ...NO_DATA, frames: [frame(path, label)] })
    expect(frames[0]).toEqual({ ...frame(path, expected) })
  })

  it('gives the data points and profiles of devices their Spanish names', () => {
    const point = { path: '150:1', presentName: 'Wind speed' } as DataPoint
    const node = { data_points: [point], profiles: [PROFILES[0]] } as Node
    const [found] = dataInSpanish({ ...NO_DATA, nodes: [node] }).nodes
    expect(found?.data_points?.[0]?.presentName).toBe('Velocidad del viento')
    expect(found?.profiles?.[0]?.grades.map(({ name }) => name)).toEqual([
      'Bueno',
      'Regular',
      'Malo',
    ])
  })

  it.each(PROFILES.map((profile) => [profile.name, profile] as const))(
    'knows a Spanish word for each grade of %s',
    (_, profile) => {
      const [found] = dataInSpanish({ ...NO_DATA, profiles: [profile] }).profiles
      expect(found?.grades).toHaveLength(profile.grades.length)
      for (const [index, { id, name }] of (found?.grades ?? []).entries()) {
        expect(name).not.toBe(profile.grades[index]?.name)
        expect(id).toBe(profile.grades[index]?.id)
      }
    },
  )

  it.each(PROFILES.map((profile) => [profile.name, profile] as const))(
    'keeps the names of %s, which are numbers',
    (_, profile) => {
      const [found] = dataInSpanish({ ...NO_DATA, profiles: [profile] }).profiles
      const marks = profile.grades.map(({ letter }) => letter)
      expect(found?.grades.map(({ letter }) => letter)).toEqual(marks)
    },
  )

  it('returns the same object for the same data', () => {
    const data = { ...NO_DATA, frames: [frame('128:1', 'Temperature')] }
    expect(dataInSpanish(data).frames[0]).toBe(dataInSpanish(data).frames[0])
  })
})
