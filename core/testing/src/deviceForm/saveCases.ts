import { saveForm, type AnyDeviceFormDefinition } from '@airshed/contract'
import type { Issue } from '@airshed/schemas'
import type { ConformanceCase } from '../conformance/cases.ts'
import { plainSchema, type JsonSchema } from '../schema/jsonSchema.ts'
import { mainBranch } from '../schema/jsonSchema.ts'
import type { FormSubject } from './mappingCases.ts'

type Pointer = readonly string[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (pointer: Pointer): string =>
  pointer.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Every leaf of a body. */
const placesIn = (value: unknown, above: Pointer = []): Pointer[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, part]) => placesIn(part, [...above, name]))
    : [above]

const fieldsIn = (schema: JsonSchema, above: Pointer = []): Pointer[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    [...above, name],
    ...fieldsIn(mainBranch(part), [...above, name]),
  ])

const refusalOf = (path: string): Issue => ({ path, expected: 'another value', got: 'this one' })

/** The form's issues when a server refuses each body, at the path that `refused` finds in it. */
const savedAgainst = (
  plugin: AnyDeviceFormDefinition,
  value: object,
  refused: (payload: Record<string, unknown>) => string,
): Promise<readonly Issue[]> =>
  saveForm(plugin, structuredClone(value), (payload) =>
    Promise.resolve([refusalOf(refused(payload))]),
  )

/** Issues from the server are mapped to the fields; accepted payloads are saved. */
export function saveCases({ plugin, valid }: FormSubject): ConformanceCase[] {
  const fields = fieldsIn(plainSchema(plugin.schema))
  const paths = new Set(fields.map(textOf))
  const names = new Set(fields.map((field) => field.at(-1)))
  return valid.flatMap(([name, value]) => [
    {
      name: `saves ${name} where the server takes it`,
      problems: async () => {
        const issues = await saveForm(plugin, structuredClone(value), () => Promise.resolve([]))
        return issues.map(
          ({ path, expected }) => `expected it to be saved, got ${path} ${expected}`,
        )
      },
    },
    {
      name: `hands back what the server refuses at the fields of the form (${name})`,
      problems: async () => {
        // A place with the name of a field is that field.
        const places = placesIn(plugin.toPayload(structuredClone(value)))
          .filter((place) => names.has(place.at(-1)))
          .map(textOf)
        const found = await Promise.all(
          places.map(async (place) => {
            const issues = await savedAgainst(plugin, value, () => place)
            if (issues.length === 0) return [`${place}: expected the issue, got none`]
            return issues
              .filter(({ path }) => !paths.has(path))
              .map(
                ({ path }) => `${place}: expected a field of the form from issuePath, got ${path}`,
              )
          }),
        )
        return found.flat()
      },
    },
  ])
}
