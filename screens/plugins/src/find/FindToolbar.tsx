import { SearchBox } from '@airshed/console-kit'
import type { PluginIntl, ScreenProps } from '@airshed/kit'
import type { FindParams } from './params.ts'

const KINDS = ['widget', 'screen', 'device-form'] as const

export interface FindToolbarProps {
  params: FindParams
  setParams: ScreenProps<FindParams>['setParams']
  /** Number of plugins found. */
  total: number
  intl: PluginIntl
}

/** Searches the offers by words and kind; both are kept in the address. */
export function FindToolbar({ params, setParams, total, intl }: FindToolbarProps) {
  const text = (id: string, values?: Record<string, number>): string =>
    intl.formatMessage({ id }, values)
  return (
    <div className="plugins-find-toolbar" role="search">
      <SearchBox
        value={params.search ?? ''}
        placeholder={text('find.search')}
        onChange={(words) =>
          setParams({ search: words === '' ? undefined : words, page: undefined })
        }
      />
      <div className="bp6-html-select">
        <select
          aria-label={text('find.kind')}
          value={params.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setParams({ kind: KINDS.find((kind) => kind === value), page: undefined })
          }
        >
          <option value="">{text('find.kind.all')}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text(`kind.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <span className="plugins-muted" role="status">
        {text('search.found', { count: total })}
      </span>
    </div>
  )
}
