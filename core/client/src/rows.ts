import type { Call, CallAnswer } from '@airshed/schemas/calls'
import type { AnyInput, Request, RequestOptions } from './request.ts'

/** What one row of a list is; never for a call that does not return a list. */
export type RowOf<C extends Call> = CallAnswer<C> extends { data: (infer Row)[] } ? Row : never

/** The rows of a list: a page is fetched when the rows of the previous one have been consumed. */
export async function* rows<C extends Call>(
  request: Request,
  call: C,
  input: AnyInput,
  options: RequestOptions,
): AsyncGenerator<RowOf<C>, void, undefined> {
  let cursor: string | null = null
  do {
    const place: Record<string, string> = cursor === null ? {} : { cursor, total: 'none' }
    // If the query is in the body, so is the cursor.
    const asked: AnyInput =
      call.method === 'GET'
        ? { ...input, query: { ...input.query, ...place } }
        : { ...input, body: { ...(input.body as object | undefined), ...place } }
    const page = (await request.json(call, asked, options)) as {
      data: RowOf<C>[]
      next?: string | null
    }
    yield* page.data
    cursor = page.next ?? null
  } while (cursor !== null)
}
