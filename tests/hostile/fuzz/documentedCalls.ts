import type { JsonSchema } from '@airshed/testing'
import { extremeValue, type Source } from './extremeValue.ts'

interface Parameter {
  name: string
  in: string
  schema: JsonSchema
}

interface Operation {
  parameters?: readonly Parameter[]
  requestBody?: { content: Readonly<Record<string, { schema?: JsonSchema }>> }
}

/** A call as the OpenAPI document of a server describes it. */
export interface DocumentedCall {
  /** Such as `POST /v2/search/measurements`. */
  name: string
  method: string
  path: string
  parameters: readonly Parameter[]
  /** Media type and schema of its body; null: it has none. */
  body: { type: string; schema: JsonSchema } | null
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch']

/** All calls that a server documents. */
export async function documentedCalls(url: string): Promise<DocumentedCall[]> {
  const answer = await fetch(`${url}/v2/docs/json`)
  const document = (await answer.json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { parameters = [], requestBody }]) => {
        const [content] = Object.entries(requestBody?.content ?? {})
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters,
          body:
            content === undefined ? null : { type: content[0], schema: content[1].schema ?? {} },
        }
      }),
  )
}

/** The address of a call below the origin, with values for the parameters of its path and query. */
export function addressOf({ path, parameters, method }: DocumentedCall, source: Source): string {
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place, schema } of parameters) {
    const value = extremeValue(schema, source, name)
    // What is deleted here, a later call cannot be tried on.
    const sent = place === 'path' && method === 'DELETE' ? 'unknown' : String(value)
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(sent))
    else if (place === 'query' && source.random() < 0.7) {
      for (const part of Array.isArray(value) ? value : [value]) query.append(name, String(part))
    }
  }
  return query.size === 0 ? address : `${address}?${query}`
}
