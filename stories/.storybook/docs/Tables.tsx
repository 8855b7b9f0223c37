import type { AnyPlugin } from '@airshed/contract'
import { argTypesOf } from '@airshed/testing/stories'
import { pluginFacts, schemaOfPlugin } from './pluginFacts.ts'

/** Every field of a plugin's schema: type, bounds with unit, default, description. */
export function SettingsTable({ plugin }: { plugin: AnyPlugin }) {
  const fields = Object.values(argTypesOf(schemaOfPlugin(plugin)))
  if (fields.length === 0) return <p>There is nothing to set.</p>
  return (
    <div className="catalogue-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Bounds</th>
            <th scope="col">Default</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, description, table }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{table.type.summary}</td>
              <td>{table.type.detail ?? '–'}</td>
              <td>
                {table.defaultValue === undefined ? '–' : <code>{table.defaultValue.summary}</code>}
              </td>
              <td>{description ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The facts of a plugin's manifest. */
export function FactsTable({ plugin }: { plugin: AnyPlugin }) {
  return (
    <div className="catalogue-table">
      <table>
        <tbody>
          {pluginFacts(plugin).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
