import type { Issue } from '@airshed/schemas'
import { useState } from 'react'
import { isRecord, type JsonSchema } from './schema/jsonSchema.ts'

/** What a server found wrong with a value, as long as that value stands there. */
export interface Refusal {
  /** Names from the root to the field that draws the value; empty: no field draws it. */
  field: readonly string[]
  issue: Issue
}

interface HeldRefusal extends Refusal {
  /** The value that was refused, as JSON. */
  refused: string
}

const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The longest way down that leads through objects: an item of a list is drawn by its list. */
function drawnField(schema: JsonSchema, parts: readonly string[]): string[] {
  const field: string[] = []
  let here: JsonSchema | boolean | undefined = schema
  for (const part of parts) {
    here = isRecord(here) ? (here as JsonSchema).properties?.[part] : undefined
    if (!isRecord(here)) break
    field.push(part)
  }
  return field
}

function jsonAt(root: unknown, field: readonly string[]): string {
  const value = field.reduce<unknown>(
    (part, name) => (isRecord(part) ? part[name] : undefined),
    root,
  )
  return JSON.stringify(value) ?? ''
}

/**
 * What the server refused, each until its field changes.
 *
 * @param issues keep it the same array until the server answers again
 */
export function useRefusals(
  issues: readonly Issue[],
  schema: JsonSchema,
  value: object,
): readonly Refusal[] {
  const [held, setHeld] = useState({
    issues: [] as readonly Issue[],
    refusals: [] as readonly HeldRefusal[],
  })
  let { refusals } = held
  if (held.issues !== issues) {
    refusals = issues.map((issue) => {
      const field = drawnField(schema, partsOf(issue.path))
      return { field, issue, refused: jsonAt(value, field) }
    })
    setHeld({ issues, refusals })
  }
  return refusals.filter(({ field, refused }) => jsonAt(value, field) === refused)
}
