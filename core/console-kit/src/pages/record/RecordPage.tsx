import { PageHeader, SearchSelect } from '@airshed/ui'
import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePagesText } from '../messages/pagesText.ts'
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx'
import { RecordTabs, type RecordTab } from './RecordTabs.tsx'
import { sortByStatus, type SwitcherOption } from './sortByStatus.ts'
import { usePageName } from './usePageName.ts'
import './record.css'

export interface RecordSwitcher {
  /** The kind of record to choose, for example "Device". */
  label: string
  options: readonly SwitcherOption[]
  /** Id of the record that is shown. */
  current: string
  onSwitch: (id: string) => void
  /** Set if there are more records than the options: called with the search text. */
  onSearch?: (words: string) => void
}

export interface RecordPageProps {
  /** Name of the record. */
  title: string
  /** The pages above this one, the highest first. */
  above: readonly Crumb[]
  /** Its current status; announced to screen readers when it changes. */
  status?: ReactNode
  /** Other records of the same kind, by status and name. */
  switcher?: RecordSwitcher
  tabs?: readonly RecordTab[]
  /** Id of the tab that is shown. */
  currentTab?: string
  /** Right of the title; at most one of them primary. */
  actions?: ReactNode
  note?: ReactNode
  /** Everything about the record in one line where there is room, for a page that fills the window. Default false. */
  isCompact?: boolean
  children: ReactNode
}

/**
 * A page about one record: its breadcrumb, status and tabs, and a switcher to others of its kind. Its name and the tab
 * that is shown are the title of the browser tab.
 */
export function RecordPage(props: RecordPageProps) {
  const { title, above, status, switcher, tabs = [], currentTab = '', actions, note } = props
  const { isCompact = false } = props
  const text = usePagesText()
  const { locale } = useIntl()
  usePageName(title, tabs.find(({ id }) => id === currentTab)?.label)
  const options = useMemo(
    () =>
      sortByStatus(switcher?.options ?? [], locale).map(({ id, name, note: words }) => ({
        value: id,
        label: name,
        ...(words === undefined ? {} : { note: words }),
      })),
    [switcher?.options, locale],
  )
  return (
    <div className="air-record">
      <div className="air-record-head" data-compact={isCompact}>
        <div>
          <Breadcrumb above={above} here={title} />
          <PageHeader
            title={title}
            beside={
              status === undefined ? undefined : (
                <span className="air-record-status" role="status">
                  {status}
                </span>
              )
            }
            actions={
              switcher === undefined && actions === undefined ? undefined : (
                <>
                  {switcher === undefined ? null : (
                    <SearchSelect
                      label={switcher.label}
                      options={options}
                      value={switcher.current}
                      onChange={switcher.onSwitch}
                      onSearch={switcher.onSearch}
                    />
                  )}
                  {actions}
                </>
              )
            }
            note={note}
          />
        </div>
      </div>
      <RecordTabs label={text('record.parts')} tabs={tabs} current={currentTab} />
      {props.children}
    </div>
  )
}
