import type { Plugin } from 'vite'
import { blankPlaces, withComma, type Place } from './blankPlaces.ts'
import { walkSyntax } from './walkSyntax.ts'

/** Fields of a call that only the server and the API's description read. */
const OF_THE_SERVER = new Set([
  'params',
  'body',
  'answer',
  'summary',
  'access',
  'audit',
  'limit',
  'tokens',
  'capability',
  'whileLocked',
])
const CALLS = /\/schemas\/entities\/src\/calls\/[^/]+\.ts$/

/** The places of the fields that a browser never reads, with their commas. */
function serverFields(code: string, id: string): Place[] {
  const places: Place[] = []
  walkSyntax<CallNode, true>({ code, id }, true, ({ type, callee, arguments: args }) => {
    if (type !== 'CallExpression' || callee?.name !== 'defineCall') return true
    for (const property of args?.[0]?.properties ?? []) {
      if (OF_THE_SERVER.has(property.key?.name ?? '')) places.push(withComma(code, property))
    }
    return null
  })
  return places
}

interface CallNode {
  type?: string
  callee?: { name?: string }
  arguments?: { properties?: (Place & { key?: { name?: string } })[] }[]
}

/** The code of a module of calls, with everything that a browser never reads blanked out. */
export const withoutServerFields = (code: string, id: string): string =>
  blankPlaces(code, serverFields(code, id))

/**
 * Removes from the built console what only a server reads of each call: its input and response schemas,
 * its permissions, and its description. The `query` stays: lists need its fields.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'airshed:calls-without-schemas',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return CALLS.test(id) ? { code: withoutServerFields(code, id), map: null } : null
    },
  }
}
