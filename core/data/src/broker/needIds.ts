import { nodeIdOf } from './nodeIdOf.ts'

/** Ids that can be requested: settings that are not validated yet may contain anything. */
export const requestableIds = (list: unknown): string[] =>
  Array.isArray(list)
    ? [...new Set(list.filter((id): id is string => typeof id === 'string' && id !== ''))]
    : []

/** The data points among those: their id contains their node. */
export const dataPointIds = (list: unknown): string[] =>
  requestableIds(list).filter((id) => nodeIdOf(id) !== null)
