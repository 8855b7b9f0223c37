import {
  useSettled,
  ApiError,
  errorText,
  PageSection,
  useCall,
  type ImportMap,
  type ImportPreview,
} from '@airshed/console-kit'
import { previewImport } from '@airshed/console-kit/calls'
import { Skeleton, type PluginIntl } from '@airshed/kit'
import { useMemo, type ReactNode } from 'react'
import { textOf } from '../textOf.ts'
import { MapIssues } from './MapIssues.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import '../rules/refused.css'
import './preview.css'

/** A map is sent once it has not changed for so long. */
const SETTLED_AFTER_MS = 400
const SKELETON_PX = 280

export interface PreviewSectionProps {
  importId: string
  /** null: the map does not say enough to read the file. */
  map: ImportMap | null
  /** The device is not known yet: the rows stand for those of any. */
  isDeviceOpen: boolean
  intl: PluginIntl
}

/** The first rows as they would be stored, as soon as the map changes. */
export function PreviewSection({ importId, map, isDeviceOpen, intl }: PreviewSectionProps) {
  const text = textOf(intl)
  const settled = useSettled(JSON.stringify(map), SETTLED_AFTER_MS)
  const sent = useMemo(() => JSON.parse(settled) as ImportMap | null, [settled])
  const query = useCall(
    previewImport,
    { params: { id: importId }, body: { map: sent ?? ({} as ImportMap) } },
    { enabled: sent !== null, keepsPrevious: true },
  )
  const { data, error, isPlaceholderData } = query
  const isBehind = isPlaceholderData || settled !== JSON.stringify(map)
  return (
    <PageSection title={text('step.preview')} lead={text('preview.lead')}>
      <PreviewState>
        {map === null ? (
          <p className="air-muted">{text('preview.incomplete')}</p>
        ) : error != null && !isBehind ? (
          <div role="alert">
            {error instanceof ApiError && error.issues.length > 0 ? (
              <MapIssues issues={error.issues} intl={intl} />
            ) : (
              <p className="imports-refused">{errorText(error, intl)}</p>
            )}
          </div>
        ) : null}
        {data === undefined || map === null ? (
          map === null || error != null ? null : (
            <Skeleton height={SKELETON_PX} />
          )
        ) : error != null && !isBehind ? null : (
          <Preview preview={data} {...{ isBehind, isDeviceOpen, intl }} />
        )}
      </PreviewState>
    </PageSection>
  )
}

/** The state is announced without moving the focus. */
const PreviewState = ({ children }: { children: ReactNode }) => (
  <div className="imports-preview" aria-live="polite">
    {children}
  </div>
)

interface PreviewProps extends Pick<PreviewSectionProps, 'isDeviceOpen' | 'intl'> {
  preview: ImportPreview
  /** The map has changed since. */
  isBehind: boolean
}

function Preview({ preview, isBehind, isDeviceOpen, intl }: PreviewProps) {
  const text = textOf(intl)
  return (
    <>
      {preview.rows.length === 0 ? (
        <p className="air-muted">{text('preview.none')}</p>
      ) : (
        <PreviewTable {...{ preview, isBehind, isDeviceOpen, intl }} />
      )}
      {preview.ignored_columns.length === 0 ? null : (
        <p className="air-muted">
          {text('preview.ignored', {
            count: preview.ignored_columns.length,
            columns: preview.ignored_columns.join(', '),
          })}
        </p>
      )}
    </>
  )
}
