import type { Issue } from '@airshed/schemas'
import { useState } from 'react'
import { drawnField, pointerParts } from './schema/drawnField.ts'
import { isRecord, type JsonSchema } from './schema/jsonSchema.ts'

/** An issue that a server reported for a value, valid while that value is unchanged. */
export interface Refusal {
  /** Path from the root to the field that renders the value; empty: no field renders it. */
  field: readonly string[]
  issue: Issue
}

interface HeldRefusal extends Refusal {
  /** The value that was refused, as JSON. */
  refused: string
}

function jsonAt(root: unknown, field: readonly string[]): string {
  const value = field.reduce<unknown>(
    (part, name) =>
      isRecord(part) || Array.isArray(part) ? (part as Record<string, unknown>)[name] : undefined,
    root,
  )
  return JSON.stringify(value) ?? ''
}

/**
 * The issues that the server reported, each kept until its field changes.
 *
 * @param issues must be the same array until the server responds again
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
      const field = drawnField(schema, pointerParts(issue.path))
      return { field, issue, refused: jsonAt(value, field) }
    })
    setHeld({ issues, refusals })
  }
  return refusals.filter(({ field, refused }) => jsonAt(value, field) === refused)
}
