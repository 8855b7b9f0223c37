import { isModule } from './modules.ts'

/** Name → value; also the result of `import.meta.glob('…/*.json', { eager: true })`. */
export type Named<Value> = Readonly<Record<string, Value>>

/** A readable name: `../fixtures/configs/two-devices.json` → `two-devices`. */
const nameOf = (key: string): string => (key.split('/').at(-1) ?? key).replace(/\.json$/, '')

/** Entries with readable names; modules of JSON files are unwrapped. */
export function entriesOf<Value>(given: Named<Value> = {}): [name: string, value: Value][] {
  return Object.entries(given).map(([key, value]) => [
    nameOf(key),
    isModule<Value>(value) ? value.default : value,
  ])
}
