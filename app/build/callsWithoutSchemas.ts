import type { Plugin } from 'vite'
import { blankPlaces, withComma, type Place } from './blankPlaces.ts'
import { walkSyntax } from './walkSyntax.ts'

/**
 * Fields that no browser reads, by the function that defines their value: of a call what only the server and the API's
 * description read, of a kind of need the schema of its fields, which is compiled while the page is built.
 */
const UNREAD: Readonly<Record<string, ReadonlySet<string>>> = {
  defineCall: new Set([
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
  ]),
  defineNeed: new Set(['permission', 'fields']),
}
const MODULES = /\/(schemas\/entities\/src\/calls|core\/contract\/src\/needs)\/[^/]+\.ts$/

/** The places of the fields that a browser never reads, with their commas. */
function serverFields(code: string, id: string): Place[] {
  const places: Place[] = []
  walkSyntax<CallNode, true>({ code, id }, true, ({ type, callee, arguments: args }) => {
    const unread = type === 'CallExpression' ? UNREAD[callee?.name ?? ''] : undefined
    if (unread === undefined) return true
    for (const property of args?.[0]?.properties ?? []) {
      if (unread.has(property.key?.name ?? '')) places.push(withComma(code, property))
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

/** The code of a module of calls or needs, with everything that a browser never reads blanked out. */
export const withoutServerFields = (code: string, id: string): string =>
  blankPlaces(code, serverFields(code, id))

/**
 * Removes from the built console what only a server reads of each call: its input and response schemas,
 * its permissions, and its description. The `query` stays: lists need its fields. Of each kind of need, it removes the
 * schema of its fields.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'airshed:calls-without-schemas',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return MODULES.test(id) ? { code: withoutServerFields(code, id), map: null } : null
    },
  }
}
