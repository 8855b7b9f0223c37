import { createAjv, issueText, validateWith, type CompiledValidator } from '@airshed/contract'
import type { ConformanceCase } from '../conformance/cases.ts'
import { plainSchema } from './jsonSchema.ts'
import {
  acceptedVariations,
  leastValue,
  refusedVariations,
  type SchemaSubject,
  type Variation,
} from './schemaSubject.ts'

const isAt = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`)

/** What the schema of a plugin accepts and refuses, with cases generated from the schema itself. */
export function schemaCases(subject: SchemaSubject, what: string): ConformanceCase[] {
  const { fixtures, loadValidator, schema } = subject
  const check = async (value: unknown) => validateWith((await loadValidator()).default, value)
  const least = leastValue(subject)
  const accepts = ({ name, path: place, value }: Variation): ConformanceCase => ({
    name: `accepts ${name}`,
    problems: async () =>
      (await check(value)).filter(({ path }) => isAt(path, place)).map(issueText),
  })
  const refuses = ({ name, path: place, value }: Variation): ConformanceCase => ({
    name: `refuses ${name}, and says where`,
    problems: async () => {
      const issues = await check(value)
      return issues.some(({ path }) => isAt(path, place))
        ? []
        : [`expected an issue at ${place}, got ${issues.map(issueText).join('; ') || 'none'}`]
    },
  })
  return [
    ...(least === null
      ? []
      : [
          {
            name: `accepts the least ${what}`,
            problems: async () => (await check(least)).map(issueText),
          },
        ]),
    ...fixtures.map(([name, value]) => ({
      name: `accepts the ${what} ${name}`,
      problems: async () => (await check(value)).map(issueText),
    })),
    ...acceptedVariations(subject).map(accepts),
    ...refusedVariations(subject).map(refuses),
    {
      name: 'has a compiled validator that decides as its schema does',
      problems: async () => {
        const fresh = createAjv().compile(plainSchema(schema)) as CompiledValidator
        const { default: compiled } = await loadValidator()
        const values = [
          ...fixtures,
          ...[...acceptedVariations(subject), ...refusedVariations(subject)].map(
            ({ name, value }) => [name, value] as const,
          ),
        ]
        return values.flatMap(([name, value]) => {
          const expected = validateWith(fresh, value).map(issueText).join('; ')
          const got = validateWith(compiled, value).map(issueText).join('; ')
          return expected === got
            ? []
            : [
                `${name}: expected ${expected || 'no issue'}, got ${got || 'none'}. Run \`npm run generate\``,
              ]
        })
      },
    },
  ]
}
