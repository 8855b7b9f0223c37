import {
  readPageParams,
  writePageParams,
  type AnyScreenPage,
  type CompiledValidator,
  type PageLocation,
  type PageParams,
  type SetParams,
} from '@airshed/contract'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { withoutKiosk } from './routeRules.ts'

/** Name → text; on repeated names the last one wins. */
const textsOf = (search: string): PageLocation['query'] =>
  Object.fromEntries(new URLSearchParams(search))

/** A query with some texts changed. */
function changedSearch(search: string, texts: PageLocation['query']): string {
  const query = new URLSearchParams(search)
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined) query.delete(name)
    else query.set(name, text)
  }
  return query.toString()
}

/**
 * The parameters of a page from the address, by its schema; null for an invalid address. The object is
 * stable while the address is the same.
 */
export function usePageParams(
  { params: schema }: Pick<AnyScreenPage, 'params'>,
  validate: CompiledValidator,
): { params: PageParams | null; setParams: SetParams<PageParams> } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { slug: _slug, '*': _rest, ...parts } = useParams()
  const pathKey = JSON.stringify(parts)
  const params = useMemo(() => {
    const path = JSON.parse(pathKey) as PageLocation['path']
    // Whether the page fills the window is the shell's concern.
    return readPageParams(schema, validate, { path, query: textsOf(withoutKiosk(search)) })
  }, [schema, validate, pathKey, search])
  // Two changes before the next render both count.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const setParams = useCallback<SetParams<PageParams>>(
    (changes, { replace = false } = {}) => {
      const path = JSON.parse(pathKey) as PageLocation['path']
      const next = changedSearch(latest.current, writePageParams(schema, { path }, changes))
      latest.current = next
      void navigate({ search: next }, { replace })
    },
    [schema, pathKey, navigate],
  )
  return { params, setParams }
}
